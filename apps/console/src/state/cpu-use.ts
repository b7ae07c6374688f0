import type { CpuUse } from '@placard/domain/creative'

const useById = new Map<string, CpuUse>()

/** Records the CPU use of a creative in its preview, or that it is unknown. */
export function recordCpuUse(creativeID: string, use: CpuUse | undefined): void {
  if (use) useById.set(creativeID, use)
  else useById.delete(creativeID)
}

/** Returns the CPU use of a creative whose preview is shown; undefined without a preview, or if it was not measured. */
export const measuredCpuUse = (creativeID: string): CpuUse | undefined => useById.get(creativeID)
