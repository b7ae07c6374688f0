import * as z from 'zod'
import { CPU_WINDOW_MS, type CpuUse, MAX_TASK_MS, type PreviewTask } from './cpu-limit.js'

/** Schema of the CPU use that is sent when a creative is published. */
export const cpuUseSchema = z.object({
  worstMs: z.int().min(0).max(CPU_WINDOW_MS),
  totalMs: z.int().min(0),
}) satisfies z.ZodType<CpuUse>

const previewTaskSchema = z.object({
  placard: z.literal('task'),
  startMs: z.number().min(0),
  durationMs: z.number().min(0).max(MAX_TASK_MS),
})

/** Returns the task in a message of a preview; undefined for other messages. */
export const readPreviewTask = (data: unknown): PreviewTask | undefined => previewTaskSchema.safeParse(data).data
