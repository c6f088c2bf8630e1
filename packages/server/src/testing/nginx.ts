// The nginx examples of deploy/, run as they are but for addresses and files.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const deploy = (file: string): string => fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url))

/** Where a program is, also if the path of an ordinary user does not lead there. */
export const findProgram = (name: string): string | null =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** Writes a whole configuration around an example, with files of its own only. */
export function writeConfig(folder: string, example: string): string {
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const file = join(own, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`)
  const inside = example.replace(
    'include /etc/nginx/furrow-locations.conf',
    `include ${deploy('nginx-locations.conf')}`,
  )
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${own}/pid; error_log ${own}/error.log;
     events { worker_connections 1024; }
     http { access_log off; ${paths.join(' ')}\n${inside}\n}`,
  )
  return file
}

/** What nginx says of a configuration, if anything is wrong with it. */
export const checkConfig = (nginx: string, file: string): Promise<string> =>
  promisify(execFile)(nginx, ['-t', '-q', '-c', file]).then(
    () => '',
    (error: { stderr?: string }) => error.stderr ?? String(error),
  )

/** Runs the proxy of compose.yaml on this port, before processes on those ports. */
export async function startNginx(
  nginx: string,
  folder: string,
  port: number,
  upstream: readonly number[],
): Promise<ChildProcess> {
  const example = upstream.reduce(
    (text, to, i) => text.replace(`furrow${i + 1}:8300`, `127.0.0.1:${to}`),
    readFileSync(deploy('compose-nginx.conf'), 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`),
  )
  const child = spawn(nginx, ['-c', writeConfig(folder, example)], { stdio: 'ignore' })
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`)
    await new Promise((next) => setTimeout(next, 20))
  }
  return child
}
