// A thread with boards that takes its time to begin.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
await import('../boards/worker.ts')
