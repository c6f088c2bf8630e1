#!/usr/bin/env node
// Starts the furrow command, on Node 24 from node_modules if this Node does not run TypeScript by itself.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

if (process.features.typescript) {
  hideExperimentalWarnings()
  await import('../src/main.ts')
} else {
  runAgainOnNode24()
}

function hideExperimentalWarnings() {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.error(warning.stack)
  })
}

function runAgainOnNode24() {
  const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal; we only have to outlive it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', () => {
    console.error('Furrow needs Node 22.18 or newer, or its own: run npm install first.')
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
