export interface SizeDrawingProps {
  /** In px; nothing is drawn unless both are positive numbers. */
  width: unknown
  height: unknown
}

const ROOM = { width: 128, height: 80 }
const WINDOW = { width: 1280, height: 800 }

const isLength = (side: unknown): side is number => typeof side === 'number' && side > 0

/** Drawing of a size to scale in a laptop window; decorative. */
export function SizeDrawing({ width, height }: SizeDrawingProps) {
  const [wide, high] = isLength(width) && isLength(height) ? [width, height] : [0, 0]
  const scale = Math.min(ROOM.width / Math.max(WINDOW.width, wide), ROOM.height / Math.max(WINDOW.height, high))
  const box = (of: { width: number; height: number }) => ({ width: of.width * scale, height: of.height * scale })
  return (
    <div aria-hidden className="flex w-32 shrink-0 flex-col gap-1.5 text-caption text-ink-muted">
      <div className="relative grid h-20 place-items-center">
        <div className="absolute rounded-bar border border-line border-dashed bg-sunken" style={box(WINDOW)} />
        {wide > 0 && (
          <div
            className="relative min-h-px min-w-px border border-brand bg-selected"
            style={box({ width: wide, height: high })}
          />
        )}
      </div>
      <span className="whitespace-nowrap">Window 1280 × 800</span>
    </div>
  )
}
