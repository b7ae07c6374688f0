import { repeatedTexts } from '@placard/domain/internal/text'
import { useLabels } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import type { FormFieldProps } from '../../engine/form/form.js'
import { RepeatedHint } from '../repeated-hint.js'
import { RowList } from '../row-list.js'
import { rowListLabels } from '../row-list-labels.js'
import { TextField } from '../text-field/text-field.js'
import { useRows } from '../use-rows.js'

export interface KeyValueListProps extends Pick<FormFieldProps, 'name' | 'label' | 'hint'> {
  /** Name of a row. @default 'setting' */
  called?: string
  /** Label of the button that adds a row. @default 'Add setting' */
  addLabel?: string
  /** Name of the first column. @default 'Key' */
  keyLabel?: string
  /** Name of the second column. @default 'Value' */
  valueLabel?: string
  /** Warning about a key that exists in an earlier row. @default 'The same key is in row 1' */
  repeatedText?: (row: number) => string
  className?: string
}

/** List of `{ key, value }` rows as a form field; rows can be added, moved and removed. */
export function KeyValueList({
  name,
  label,
  hint,
  called,
  addLabel,
  keyLabel: ownKeyLabel,
  valueLabel: ownValueLabel,
  repeatedText,
  className,
}: KeyValueListProps) {
  const labels = useLabels('rowList', rowListLabels)
  const keyLabel = ownKeyLabel ?? labels.key
  const valueLabel = ownValueLabel ?? labels.value
  const rows = useRows({ name, called: called ?? labels.setting, empty: () => ({ key: '', value: '' }) })
  // Subscribe to derived values only, so that typing does not re-render all rows.
  const repeated = useWatch({
    name,
    compute: (rows?: { key?: string }[]): Record<number, number | undefined> =>
      Object.fromEntries(repeatedTexts((rows ?? []).map(({ key = '' }) => key))),
  })
  return (
    <RowList
      {...{ rows, name, label, hint, addLabel: addLabel ?? labels.addSetting, className }}
      slot="key-value-list"
      columns={[keyLabel, valueLabel]}
      widths="halves"
    >
      {(row) => {
        const earlier = repeated[row.index]
        return (
          <>
            <TextField
              name={`${row.name}.key`}
              label={labels.columnOf(keyLabel, rows.called(row.index))}
              hideLabel
              hint={
                earlier !== undefined && (
                  <RepeatedHint>{(repeatedText ?? labels.repeatedKey)(earlier + 1)}</RepeatedHint>
                )
              }
              autoCapitalize="off"
              spellCheck={false}
              placeholder={keyLabel}
            />
            <TextField
              name={`${row.name}.value`}
              label={labels.columnOf(valueLabel, rows.called(row.index))}
              hideLabel
              placeholder={valueLabel}
            />
          </>
        )
      }}
    </RowList>
  )
}
