import { type ExpressAnswer, type ExpressAsk, makeHost } from './host.ts'

// The table of Express lives here, apart from the page: bots may think as long as they like.
const hear = makeHost((answer: ExpressAnswer) => postMessage(answer))
addEventListener('message', ({ data }: MessageEvent<ExpressAsk>) => hear(data))
