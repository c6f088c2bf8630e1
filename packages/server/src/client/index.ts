// The client library: for the page, for tests, and for those who write bots.

export type * from './admin.ts'
export { FurrowHttp, ServerRefusal } from './http.ts'
export { applyChanges } from './patch.ts'
export { FurrowSocket, type SocketOptions, type Status } from './socket.ts'
export { hear, type TableState } from './table.ts'
export type * from './types.ts'
