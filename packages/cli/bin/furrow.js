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

/** Where Node 24 lies, if it was installed with the rest. */
function ownNode() {
  try {
    return dirname(createRequire(import.meta.url).resolve('node/package.json'))
  } catch {
    return null
  }
}

function runAgainOnNode24() {
  const folder = ownNode()
  if (folder === null) {
    console.error(
      `Furrow needs Node 24, and this is Node ${process.versions.node}: install Node 24, or bring it along with npm ci (without --omit=dev).`,
    )
    process.exit(1)
  }
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal; we only have to outlive it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', () => {
    console.error(`${node} cannot be run: npm ci installs it anew.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
