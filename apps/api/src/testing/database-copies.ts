import { cpSync } from 'node:fs'
import { inject } from 'vitest'

/**
 * Puts the embedded database as a first start leaves it, empty, into a data folder: to make it anew takes seconds of
 * both cores. That it can be made is what the tests of the server, the seed and the migrations show.
 */
export const copyEmptyDatabase = (folder: string): void => cpSync(inject('empty'), folder, { recursive: true })

/** The same with the demo company in it, and its files. */
export function copyDemoDatabase(folder: string): void {
  const demo = inject('demo').embedded
  if (!demo) throw new Error('There is no demo company to copy.')
  cpSync(demo.folder, folder, { recursive: true })
}
