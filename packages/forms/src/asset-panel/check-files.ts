import { type Asset, findAssetByName, MAX_FILES_PER_UPLOAD } from '@placard/domain'
import { readMediaMetadata } from '../read-media-metadata.js'
import type { CheckedAsset } from './use-asset-queue.js'

/** Result of checking the selected files. */
export interface CheckedFiles {
  passed: CheckedAsset[]
  /** Reasons for the rejected files, one sentence each. */
  refused: string[]
  /** Number of rejected files, including those above the limit. */
  count: number
}

/** Checks files before the upload, each independently of the others. */
export async function checkFiles(
  files: readonly File[],
  underWay: readonly Pick<Asset, 'name'>[],
): Promise<CheckedFiles> {
  const looks = await Promise.all(
    files.slice(0, MAX_FILES_PER_UPLOAD).map(async (file) => ({ file, ...(await readMediaMetadata(file)) })),
  )
  const passed: CheckedAsset[] = []
  const refused: string[] = []
  for (const { file, facts, refusal } of looks) {
    const twin = findAssetByName([...underWay, ...passed.map((one) => one.file)], file.name)
    if (refusal !== undefined) refused.push(refusal)
    else if (twin) refused.push(`Another file named ${file.name} is already being added.`)
    else passed.push({ file, facts })
  }
  const rest = files.length - looks.length
  const count = refused.length + rest
  if (rest > 0) refused.push(`Only ${MAX_FILES_PER_UPLOAD} files at a time. Add the others afterwards.`)
  return { passed, refused, count }
}
