// What the other packages may use of the server.
export { serve } from './serve.ts'
