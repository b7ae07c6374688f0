import { inspectVast, type VastInspection, type VastNode, type VastProblem } from './inspect-vast.js'
import { type VastTexts, vastTexts } from './vast-texts.js'

/** Maximum number of wrappers that players follow. */
const MAX_WRAPPERS = 5

/** Document of a wrapper chain. */
export interface VastStep extends VastInspection {
  /** URL it was loaded from; undefined for the first one. */
  url?: string
}

/** Reason why a document of a chain was not loaded. */
export interface VastFailure {
  /** Error code of VAST that a player reports. */
  code: number
  message: string
}

/**
 * Follows the wrappers of a document by `load`, which returns a parsed document or why there is none. Messages are in
 * English without `texts`.
 */
export async function inspectVastChain(
  first: VastNode,
  load: (url: string) => Promise<VastNode | VastFailure>,
  now: Date,
  texts: VastTexts = vastTexts,
): Promise<VastStep[]> {
  const steps: VastStep[] = [inspectVast(first, now, texts)]
  const loaded = new Set<string>()
  for (let step = steps[0]; step?.nextURL !== undefined; step = steps.at(-1)) {
    const url = step.nextURL
    const fail = (code: number, message: string): VastStep[] => {
      const problem: VastProblem = { code, severity: 'error', path: 'VAST › Ad › Wrapper › VASTAdTagURI', message }
      return [...steps.slice(0, -1), { ...step, problems: [...step.problems, problem] }]
    }
    if (loaded.has(url)) return fail(302, texts.circle(url))
    if (loaded.size === MAX_WRAPPERS) return fail(302, texts.tooManyWrappers(MAX_WRAPPERS))
    loaded.add(url)
    const found = await load(url)
    if ('code' in found) return fail(found.code, found.message)
    const next = inspectVast(found, now, texts)
    steps.push({
      ...next,
      url,
      problems: next.problems.map((problem) =>
        // Players report an empty answer to a wrapper by the same code as an empty first answer.
        problem.code === 303 ? { ...problem, message: texts.emptyWrapper(url) } : problem,
      ),
    })
  }
  return steps
}

/** Explains why a document of another host is not loaded for a test. */
export const otherVastHost = (host: string): string =>
  `The test ends here: documents of other hosts aren't loaded. Open the URL on ${host} in a new tab, and paste its XML.`
