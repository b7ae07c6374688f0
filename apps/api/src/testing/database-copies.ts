import { cpSync } from 'node:fs'
import { inject } from 'vitest'

/**
 * Copies an empty embedded database with all tables into a data folder, because creating one takes seconds. Tests of
 * the server, the seed and the migrations create their own.
 */
export const copyEmptyDatabase = (folder: string): void => cpSync(inject('empty'), folder, { recursive: true })

/** Copies the embedded database and the files of the demo company into a data folder. */
export function copyDemoDatabase(folder: string): void {
  const demo = inject('demo').embedded
  if (!demo) throw new Error('There is no demo company to copy.')
  cpSync(demo.folder, folder, { recursive: true })
}
