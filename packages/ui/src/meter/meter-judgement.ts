/** Whether a measured value is good. */
export type MeterJudgement = 'good' | 'fair' | 'poor'

export interface MeterRange {
  /** The least it can be. @default 0 */
  min?: number
  /** The most it can be. @default 100 */
  max?: number
  /** Below this it is low. */
  low?: number
  /** Above this it is high. */
  high?: number
  /** The best value: says which of low, middle and high is the good part. @default the middle */
  optimum?: number
}

/**
 * The rule of the `meter` element in HTML: the part that holds the optimum is good, the one next to it fair, the far one poor.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
 */
export function meterJudgement(
  value: number,
  { min = 0, max = 100, low, high, optimum }: MeterRange,
): MeterJudgement | undefined {
  if (low === undefined && high === undefined) return undefined
  const lowest = Math.min(Math.max(low ?? min, min), max)
  const highest = Math.min(Math.max(high ?? max, lowest), max)
  const part = (at: number) => (at < lowest ? 0 : at > highest ? 2 : 1)
  const distance = Math.abs(part(value) - part(optimum ?? (min + max) / 2))
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor'
}
