import { repeatedTexts } from '@placard/domain'
import { useWatch } from 'react-hook-form'
import type { FormFieldProps } from '../form/form.js'
import { RepeatedHint } from '../repeated-hint.js'
import { RowList } from '../row-list.js'
import { TextField } from '../text-field/text-field.js'
import { useRows } from '../use-rows.js'

export interface KeyValueListProps extends Pick<FormFieldProps, 'name' | 'label' | 'hint'> {
  /** What one row is called. @default 'setting' */
  called?: string
  /** Words of the button that adds a row. @default 'Add setting' */
  addLabel?: string
  /** Name of the first column. @default 'Key' */
  keyLabel?: string
  /** Name of the second column. @default 'Value' */
  valueLabel?: string
  /** What is said at a key that stands in an earlier row already. @default 'The same key is in row 1' */
  repeatedText?: (row: number) => string
  className?: string
}

/** A list of `{ key, value }` in a form: rows that can be added, moved and removed. */
export function KeyValueList({
  name,
  label,
  hint,
  called = 'setting',
  addLabel = 'Add setting',
  keyLabel = 'Key',
  valueLabel = 'Value',
  repeatedText = (row) => `The same key is in row ${row}`,
  className,
}: KeyValueListProps) {
  const rows = useRows({ name, called, empty: () => ({ key: '', value: '' }) })
  // Only what the rows show of each other: typing in one does not draw all of them anew.
  const repeated = useWatch({
    name,
    compute: (rows?: { key?: string }[]): Record<number, number | undefined> =>
      Object.fromEntries(repeatedTexts((rows ?? []).map(({ key = '' }) => key))),
  })
  return (
    <RowList
      {...{ rows, name, label, hint, addLabel, className }}
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
              label={`${keyLabel} of ${rows.called(row.index)}`}
              hideLabel
              hint={earlier !== undefined && <RepeatedHint>{repeatedText(earlier + 1)}</RepeatedHint>}
              autoCapitalize="off"
              spellCheck={false}
              placeholder={keyLabel}
            />
            <TextField
              name={`${row.name}.value`}
              label={`${valueLabel} of ${rows.called(row.index)}`}
              hideLabel
              placeholder={valueLabel}
            />
          </>
        )
      }}
    </RowList>
  )
}
