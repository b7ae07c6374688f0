import type { Tracker } from '@placard/domain/creative'
import { repeatedTrackers, TRACKER_TYPE_LABELS } from '@placard/domain/internal/creative'
import type { MacroFinding } from '@placard/domain/tags'
import { useLabels } from '@placard/ui'
import type { ClipboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFieldProps } from '../../engine/form/form.js'
import { useTranslate } from '../../use-translate.js'
import { MacroFindings } from '../macro-findings.js'
import { RepeatedHint } from '../repeated-hint.js'
import { RowList } from '../row-list.js'
import { rowListLabels } from '../row-list-labels.js'
import { SelectField } from '../select-field/select-field.js'
import { UrlField } from '../url-field/url-field.js'
import { useRows } from '../use-rows.js'
import { splitAddresses } from './split-addresses.js'

export interface TrackerListProps extends Pick<FormFieldProps, 'name' | 'label' | 'hint'> {
  /** Tracker types; new trackers get the first. @default ['pixel', 'script'] */
  types?: readonly Tracker['type'][]
  /** Name of a row. @default 'tracker' */
  called?: string
  /**
   * Label of the button that adds a row.
   * @default 'Add tracker'; 'Add landing page' while there is no redirect, if it is the first of `types`
   */
  addLabel?: string
  /** Name of the first column. @default 'Address' */
  urlLabel?: string
  /** Name of the second column. @default 'Type' */
  typeLabel?: string
  /** Warning about a tracker that exists in an earlier row. @default 'The same tracker is in row 1' */
  repeatedText?: (row: number) => string
  /** Returns the problems with macros of a tracker, such as `lintTracker`; their messages are shown as they are. @default none are looked for */
  lint?: (tracker: Tracker) => readonly MacroFinding[]
  className?: string
}

const USUAL: readonly Tracker['type'][] = ['pixel', 'script']

/** Trackers of one kind as a form field: rows of URL and type. Several pasted URLs become rows. */
export function TrackerList({
  name,
  label,
  hint,
  types = USUAL,
  called,
  addLabel,
  urlLabel: ownUrlLabel,
  typeLabel: ownTypeLabel,
  repeatedText,
  lint,
  className,
}: TrackerListProps) {
  const labels = useLabels('rowList', rowListLabels)
  const translate = useTranslate()
  const urlLabel = ownUrlLabel ?? labels.address
  const typeLabel = ownTypeLabel ?? labels.type
  const form = useFormContext()
  const empty = (): Tracker => ({ type: types[0] ?? 'pixel', url: '' })
  const rows = useRows({ name, called: called ?? labels.tracker, empty })
  // Subscribe to derived values only, so that typing does not re-render all rows.
  const { repeated, chosen, withMacros } = useWatch({
    name,
    compute: (trackers?: Tracker[]) => seenFromOutside(trackers ?? []),
  })

  // The landing page of an ad is its first redirect, which a list of trackers would hide.
  const addsLandingPage = types[0] === 'redirect' && !chosen.includes('redirect')

  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const addresses = splitAddresses(event.clipboardData.getData('text'))
    if (addresses.length < 2) return
    event.preventDefault()
    const { type, url }: Tracker = form.getValues(`${name}.${index}`)
    const path = `${name}.${index}.url`
    const isFree = url.trim() === ''
    if (isFree) form.setValue(path, addresses[0], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    rows.insert(
      index,
      addresses.slice(isFree ? 1 : 0).map((address) => ({ type, url: address })),
    )
  }

  return (
    <RowList
      {...{ rows, name, label, hint, className }}
      addLabel={addLabel ?? (addsLandingPage ? labels.addLandingPage : labels.addTracker)}
      slot="tracker-list"
      columns={[urlLabel, typeLabel]}
      widths="wide first"
    >
      {(row) => {
        const earlier = repeated[row.index]
        const tracker = withMacros[row.index]
        const findings = (tracker && lint?.(tracker)) ?? []
        return (
          <>
            <div className="flex min-w-0 flex-col gap-2">
              <UrlField
                name={`${row.name}.url`}
                label={labels.columnOf(urlLabel, rows.called(row.index))}
                hideLabel
                hint={
                  earlier !== undefined && (
                    <RepeatedHint>{(repeatedText ?? labels.repeatedTracker)(earlier + 1)}</RepeatedHint>
                  )
                }
                onPaste={(event) => paste(event, row.index)}
              />
              {tracker && (
                <MacroFindings
                  text={tracker.url}
                  findings={findings}
                  label={labels.macroProblems(rows.called(row.index))}
                  onFix={(url) =>
                    form.setValue(`${row.name}.url`, url, {
                      shouldDirty: true,
                      shouldValidate: form.formState.isSubmitted,
                    })
                  }
                />
              )}
            </div>
            <SelectField
              name={`${row.name}.type`}
              label={labels.typeOf(typeLabel, rows.called(row.index))}
              hideLabel
              options={createOptions(types, chosen[row.index], translate)}
            />
          </>
        )
      }}
    </RowList>
  )
}

function seenFromOutside(trackers: readonly Tracker[]) {
  return {
    // Only URLs that may contain macros, because rows render again when this changes.
    withMacros: trackers.map((tracker) => (/[%$[{_]/.test(tracker.url) ? tracker : undefined)),
    repeated: Object.fromEntries(repeatedTrackers(trackers)) as Record<number, number | undefined>,
    chosen: trackers.map(({ type }) => type),
  }
}

/** Available types, plus a selected type that the creative no longer supports. */
function createOptions(
  types: readonly Tracker['type'][],
  chosen: Tracker['type'] | undefined,
  translate: (text: string) => string,
) {
  const all = chosen === undefined || types.includes(chosen) ? types : [...types, chosen]
  return all.map((value) => ({ value, label: translate(TRACKER_TYPE_LABELS[value]) }))
}
