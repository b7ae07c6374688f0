import { openMacroSlots, PLATFORMS, type PlatformMacros, type TagModel, tagMacros } from '@placard/domain'
import { DescriptionItem, DescriptionList, Status } from '@placard/ui'
import { MacrosDialog } from './macros-dialog.js'

export interface TagMacrosProps {
  /** Creative that the tag is built from. */
  model: TagModel
  /** Stores the macros that were entered for the platform. */
  onMacrosSave: (macros: PlatformMacros) => Promise<void> | void
}

/** Macros of a tag that the platform replaces, with missing or unconfirmed ones and a button to enter them. */
export function TagMacros({ model, onMacrosSave }: TagMacrosProps) {
  const { platform, macros } = model
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-body text-ink">Macros for {platform}</h3>
        {openMacroSlots(PLATFORMS[platform]).length > 0 && (
          <MacrosDialog key={platform} platform={platform} macros={macros} onSave={onMacrosSave} />
        )}
      </div>
      <DescriptionList>
        {tagMacros(model).map(({ label, macros: texts, confirmed, entered, description }) => (
          <DescriptionItem key={label} label={label}>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {texts.map((macro) => (
                <code key={macro} className="font-mono wrap-anywhere">
                  {macro}
                </code>
              ))}
              {texts.length === 0 ? (
                <Status tone="warning">Missing</Status>
              ) : (
                !confirmed && <Status tone="warning">{entered ? 'Entered, unconfirmed' : 'Unconfirmed'}</Status>
              )}
              <span className="text-caption text-ink-muted">{description}</span>
            </span>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  )
}
