import { makeHost } from './host.ts'
import type { Answer, Ask } from './messages.ts'

// The local table lives here, apart from the page: bots may think as long as they like.
const hear = makeHost((answer: Answer) => postMessage(answer))
addEventListener('message', ({ data }: MessageEvent<Ask>) => hear(data))
