import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A child process of a test. */
export interface Child {
  process: ChildProcess
  /** Output of both streams so far. */
  output: () => string
  /** Waits for output that matches; throws if the process ends before. */
  says: (pattern: RegExp) => Promise<string>
  /** Resolves with the exit code when the process ends; null after a signal. */
  ended: () => Promise<number | null>
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Starts a source file of the server; its path is relative to this folder. */
export const startChild = (file: string, args: string[] = []): Child =>
  run(['--import', path('./source-hooks.mjs'), '--conditions=@placard/source', path(file), ...args], {})

/** Starts the server bundled by `global-setup.ts`. */
export const startServer = (environment: Record<string, string>): Child =>
  run([path('../../.vitest/server.js')], environment)

/** Starts a maintenance command bundled by `global-setup.ts`. */
export const startMaintenance = (args: string[], environment: Record<string, string>): Child =>
  run([path('../../.vitest/maintain.js'), ...args], environment)

function run(args: string[], environment: Record<string, string>): Child {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    // The compile cache makes a server start a fifth faster.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'placard-compile-cache'), ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let over = false
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const end = once(child, 'close').then(() => {
    over = true
    return child.exitCode
  })
  return {
    process: child,
    output: () => output,
    ended: () => end,
    async says(pattern) {
      for (;;) {
        const [found] = pattern.exec(output) ?? []
        if (found !== undefined) return found
        if (over) throw new Error(`It ended without saying ${pattern}: ${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}
