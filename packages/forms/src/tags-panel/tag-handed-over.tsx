import { type TagModel, tagFacts } from '@placard/domain'
import { DescriptionItem, DescriptionList, Status } from '@placard/ui'

export interface TagHandedOverProps {
  /** What the tag is made of. */
  model: TagModel
}

/** What the platform fills in: each macro, what becomes of it, and in words whether somebody has to check it. */
export function TagHandedOver({ model }: TagHandedOverProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="font-semibold text-body text-ink">What {model.platform} fills in</h3>
      <DescriptionList>
        {tagFacts(model).map(({ label, macros, confirmed, words }) => (
          <DescriptionItem key={label} label={label}>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {macros.map((macro) => (
                <code key={macro} className="font-mono wrap-anywhere">
                  {macro}
                </code>
              ))}
              {macros.length === 0 ? (
                <Status tone="warning">Missing</Status>
              ) : (
                !confirmed && <Status tone="warning">Check with {model.platform}</Status>
              )}
              <span className="text-caption text-ink-muted">{words}</span>
            </span>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  )
}
