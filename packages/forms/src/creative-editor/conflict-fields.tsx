import {
  type Creative,
  type CreativeDraft,
  createDraft,
  findLayout,
  GLOBAL_LAYOUT,
  LAYOUTS,
  SETTING_LABELS,
  TRACKER_KIND_LABELS,
  type TrackerKind,
  VersionConflict,
} from '@placard/domain'
import { Button, RadioGroup } from '@placard/ui'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { compareDrafts, type FieldConflict } from './draft-differences.js'

const FIELD_LABELS: Record<string, string> = {
  name: 'Name',
  type: 'Type',
  width: 'Width',
  height: 'Height',
  fluid: 'Fluid',
  platform: 'Platform',
  layout: 'Layout',
  euCreative: SETTING_LABELS.euCreative.label,
  inAppSupport: SETTING_LABELS.inAppSupport.label,
  dealIDRequired: SETTING_LABELS.dealIDRequired.label,
  fallbackCreative: 'Fallback creative',
}

const OPTIONS = [GLOBAL_LAYOUT, ...LAYOUTS].flatMap(({ options }) => options)

/** Label of a form field in the editor, by its path. */
function fieldLabel(path: string): string {
  const [field = '', key] = path.split('.')
  if (field === 'trackers') return `${TRACKER_KIND_LABELS[key as TrackerKind]} trackers`
  if (field === 'layoutOptions') return OPTIONS.find((option) => option.key === key)?.label ?? path
  return FIELD_LABELS[field] ?? path
}

/** Text of a form field's value. */
function valueText(path: string, value: unknown): string {
  if (path === 'layout') return findLayout(value as string | null)?.name ?? 'No layout'
  if (path === 'fallbackCreative') return value === '' ? 'None' : 'Another creative'
  if (Array.isArray(value)) return value.map((tracker: { url: string }) => tracker.url).join(', ') || 'None'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value === undefined || value === '' ? 'Default' : String(value)
}

export interface ConflictFieldsProps {
  /** Error of the save. */
  failure: unknown
  /** Discards the input and shows the saved version. */
  onTakeCurrent: ((current: Creative) => void) | undefined
  /** Takes the version number of the saved version, on which the merged one is based. */
  onKeepMine: ((current: Creative) => void) | undefined
}

/** Resolves a version conflict field by field. Renders nothing for other errors. */
export function ConflictFields({ failure, ...actions }: ConflictFieldsProps) {
  if (!(failure instanceof VersionConflict)) return null
  return <Choices current={failure.current as Creative} {...actions} />
}

type Side = 'mine' | 'theirs'

interface ChoicesProps extends Omit<ConflictFieldsProps, 'failure'> {
  current: Creative
}

function Choices({ current, onTakeCurrent, onKeepMine }: ChoicesProps) {
  const { getValues, setValue, formState } = useFormContext<CreativeDraft>()
  const [sides, setSides] = useState<Record<string, Side>>({})
  // Compared once: choices must not disappear while the user edits the form.
  const [{ conflicts, theirChanges }] = useState(() =>
    compareDrafts(formState.defaultValues, getValues(), createDraft(current)),
  )
  const merge = () => {
    const taken = [...theirChanges, ...conflicts.filter(({ path }) => sides[path] === 'theirs')]
    flushSync(() => {
      for (const { path, theirs } of taken)
        setValue(path as keyof CreativeDraft, theirs as never, { shouldDirty: true })
      onKeepMine?.(current)
    })
  }
  return (
    <div className="mt-3 grid gap-3 text-ink">
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path}
          conflict={conflict}
          side={sides[conflict.path] ?? 'mine'}
          onSideChange={(side) => setSides({ ...sides, [conflict.path]: side })}
        />
      ))}
      {theirChanges.length > 0 && (
        <p>
          Their changes that you haven’t touched will be kept:{' '}
          {theirChanges.map(({ path, theirs }) => `${fieldLabel(path)} (${valueText(path, theirs)})`).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onKeepMine && (
          <Button size="sm" type="submit" onClick={merge}>
            {conflicts.length > 0 ? 'Save with these choices' : 'Save with my changes'}
          </Button>
        )}
        {onTakeCurrent && (
          <Button size="sm" onClick={() => onTakeCurrent(current)}>
            Load their version
          </Button>
        )}
      </div>
    </div>
  )
}

interface ConflictChoiceProps {
  conflict: FieldConflict
  side: Side
  onSideChange: (side: Side) => void
}

function ConflictChoice({ conflict: { path, mine, theirs }, side, onSideChange }: ConflictChoiceProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1 font-medium">
        {fieldLabel(path)}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onValueChange={onSideChange}
        options={[
          { value: 'mine', label: <ValueLabel side="Yours" text={valueText(path, mine)} /> },
          { value: 'theirs', label: <ValueLabel side="Theirs" text={valueText(path, theirs)} /> },
        ]}
      />
    </div>
  )
}

const ValueLabel = ({ side, text }: { side: string; text: string }) => (
  <span className="wrap-anywhere">
    <span className="text-ink-muted">{side}:</span> {text}
  </span>
)
