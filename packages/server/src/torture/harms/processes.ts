// Processes that are killed, asked to go, or held still.
import { at, below } from '@furrow/engine/core'
import { type Harm, type Scene, wait } from '../scene.ts'

const anyOf = ({ target, random }: Scene): number => below(random, target.processes.length)

export const processHarms: readonly Harm[] = [
  {
    name: 'kill a process under play',
    async run(scene) {
      const which = anyOf(scene)
      await wait(below(scene.random, 500))
      await scene.target.end(which, 'SIGKILL')
      await wait(below(scene.random, 300))
      await scene.target.start(which)
    },
  },
  {
    name: 'kill a process while it starts',
    async run(scene) {
      const which = anyOf(scene)
      await scene.target.end(which, 'SIGKILL')
      await scene.target.startAndKill(which, below(scene.random, 600))
      await scene.target.start(which)
    },
  },
  {
    name: 'kill every process at once',
    async run({ target }) {
      const all = target.processes.map((_, which) => which)
      await Promise.all(all.map((which) => target.end(which, 'SIGKILL')))
      for (const which of all) await target.start(which)
    },
  },
  {
    name: 'stop a process politely',
    async run(scene) {
      const which = anyOf(scene)
      await scene.target.end(which, 'SIGTERM')
      await scene.target.start(which)
    },
  },
  {
    name: 'hold a process still',
    async run(scene) {
      const { child } = at(scene.target.processes, anyOf(scene))
      child.kill('SIGSTOP')
      await wait(1000 + below(scene.random, 3000))
      child.kill('SIGCONT')
    },
  },
]
