import { type CommandLine, type Options, readOptions, type Values, type Words } from '@furrow/server/options'
import { Complaint } from './complaint.ts'

/** A command of `furrow`. */
export interface Command {
  /** Does it with the words after its name; gives the exit code. */
  run(args: readonly string[]): number | Promise<number>
}

interface Spec<O extends Options, W extends readonly string[]> extends CommandLine<O, W> {
  run(values: Values<O>, words: Words<W>): number | Promise<number>
}

export const command = <O extends Options, const W extends readonly string[] = []>(spec: Spec<O, W>): Command => ({
  run(args) {
    const told = readOptions(args, { ...spec, name: `furrow ${spec.name}` })
    if ('refusal' in told) throw new Complaint(told.refusal)
    if ('values' in told) return spec.run(told.values, told.words)
    console.log(told.help)
    return 0
  },
})
