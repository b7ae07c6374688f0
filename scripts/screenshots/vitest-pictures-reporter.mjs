import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ATTACHMENTS } from './changed-pictures.mjs'
import { baseName } from './find-unphotographed-stories.mjs'

/** Vitest reporter that deletes the pictures of earlier failures when a story passes, so that nobody reviews them. */
export default class PicturesReporter {
  onInit({ config }) {
    this.root = config.root
  }

  onTestCaseResult(testCase) {
    const names = new Set((testCase.meta().screenshots ?? []).map(baseName))
    const folder = join(this.root, ATTACHMENTS, relative(this.root, testCase.module.moduleId))
    if (testCase.result().state !== 'passed' || names.size === 0 || !existsSync(folder)) return
    for (const file of readdirSync(folder))
      if (names.has(file.replace(/-(actual|diff|reference)-[a-z]+-[a-z0-9]+\.png$/, ''))) rmSync(join(folder, file))
  }
}
