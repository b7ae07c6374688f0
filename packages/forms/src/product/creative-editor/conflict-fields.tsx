import { VersionConflict } from '@placard/domain/api'
import { type Creative, type CreativeDraft, createDraft, GLOBAL_LAYOUT } from '@placard/domain/creative'
import {
  findLayout,
  LAYOUTS,
  SETTING_LABELS,
  TRACKER_KIND_LABELS,
  type TrackerKind,
} from '@placard/domain/internal/creative'
import { Button, RadioGroup, useLabels } from '@placard/ui'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../use-translate.js'
import { creativeEditorLabels } from './creative-editor-labels.js'
import { compareDrafts, type FieldConflict } from './draft-differences.js'

const OPTIONS = [GLOBAL_LAYOUT, ...LAYOUTS].flatMap(({ options }) => options)

const isSetting = (field: string): field is keyof typeof SETTING_LABELS => field in SETTING_LABELS

/** Returns functions for the label and the value of a form field in the editor, by its path. */
function useFieldText() {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const translate = useTranslate()
  return {
    labelOf: (path: string): string => {
      const [field = '', key] = path.split('.')
      if (field === 'trackers') return labels.trackersOf(translate(TRACKER_KIND_LABELS[key as TrackerKind]))
      if (field === 'layoutOptions') return translate(OPTIONS.find((option) => option.key === key)?.label ?? path)
      if (isSetting(field)) return translate(SETTING_LABELS[field].label)
      return labels.fields[field] ?? path
    },
    textOf: (path: string, value: unknown): string => {
      if (path === 'layout') return translate(findLayout(value as string | null)?.name ?? labels.noLayout)
      if (path === 'landingPage') return value === '' ? labels.none : String(value)
      if (path === 'fallbackCreative') return value === '' ? labels.none : labels.anotherCreative
      if (Array.isArray(value)) return value.map((tracker: { url: string }) => tracker.url).join(', ') || labels.none
      if (typeof value === 'boolean') return value ? labels.on : labels.off
      return value === undefined || value === '' ? labels.default : String(value)
    },
  }
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
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const { labelOf, textOf } = useFieldText()
  const { getValues, setValue, formState } = useFormContext<CreativeDraft>()
  const [sides, setSides] = useState<Record<string, Side>>({})
  // Compared once: choices must not disappear while the user edits the form.
  const [{ conflicts, theirChanges }] = useState(() =>
    compareDrafts(formState.defaultValues, getValues(), createDraft(current)),
  )
  const merge = () => {
    const theirValues = [...theirChanges, ...conflicts.filter(({ path }) => sides[path] === 'theirs')]
    flushSync(() => {
      for (const { path, theirs } of theirValues)
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
          {labels.keptChanges(
            theirChanges.map(({ path, theirs }) => `${labelOf(path)} (${textOf(path, theirs)})`).join(', '),
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onKeepMine && (
          <Button size="sm" type="submit" onClick={merge}>
            {conflicts.length > 0 ? labels.saveChoices : labels.saveMine}
          </Button>
        )}
        {onTakeCurrent && (
          <Button size="sm" onClick={() => onTakeCurrent(current)}>
            {labels.loadTheirVersion}
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
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const { labelOf, textOf } = useFieldText()
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1 font-medium">
        {labelOf(path)}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onValueChange={onSideChange}
        options={[
          { value: 'mine', label: <ValueLabel side={labels.yours} text={textOf(path, mine)} /> },
          { value: 'theirs', label: <ValueLabel side={labels.theirs} text={textOf(path, theirs)} /> },
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
