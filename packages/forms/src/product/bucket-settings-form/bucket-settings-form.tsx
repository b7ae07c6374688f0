import { errorText } from '@placard/domain/api'
import {
  type BucketChoice,
  type BucketFields,
  bucketFieldsSchema,
  type FileManagerSettings,
} from '@placard/domain/files'
import { createBucketFields, FILE_DELIMITER, FILE_REGION_PRESETS, settingsWith } from '@placard/domain/internal/files'
import { Button, Chip, ChipGroup, DescriptionItem, DescriptionList, Status, useLabels } from '@placard/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Form, type FormProps } from '../../engine/form/form.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  openFailed: 'Couldn’t open the bucket.',
  bucket: 'Bucket',
  notOpened: 'Not opened',
  openBucket: 'Open bucket',
  region: 'Region',
  usualRegions: 'Usual regions',
  bucketsUsedBefore: 'Buckets used before',
  identityPool: 'Identity pool',
  identityPoolHint: 'Where the browser gets its credentials. Left empty, from the server.',
  folderDelimiter: 'Folder delimiter',
  cannotBeChanged: '(cannot be changed)',
  forgetBucket: (label: string) => `Forget ${label}`,
  unreachable: 'Couldn’t reach the bucket.',
  testConnection: 'Test connection',
  noConnection: 'No connection',
  connected: 'Connected',
}

/** Texts of the bucket settings form. */
export type BucketSettingsFormLabels = typeof defaultLabels

export interface BucketSettingsFormProps
  extends Omit<
    FormProps<BucketFields, BucketChoice>,
    'schema' | 'defaultValues' | 'onSubmit' | 'fallback' | 'editing' | 'children'
  > {
  /** Current settings. */
  settings: FileManagerSettings
  /**
   * Called with the settings of the opened bucket: at its root, and first among the remembered ones. Errors thrown
   * are shown.
   */
  onSubmit: (settings: FileManagerSettings) => Promise<void> | void
  /** Forgets a remembered bucket; `forgetBucket` of the domain removes it from the settings. */
  onForget?: (bucket: string) => void
  /** Tests the connection; resolves to a message and throws on failure. Without it, there is no test button. */
  onTest?: (settings: FileManagerSettings) => Promise<string | undefined>
  /** Error message for failures without one. @default 'Couldn’t open the bucket.' */
  fallback?: string
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

const regions = FILE_REGION_PRESETS.map(({ region, label }) => ({ value: region, label }))
const asTyped = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/**
 * Form for the storage of the file manager: region, bucket and the source of credentials.
 * @experimental Props may change in a minor version.
 */
export function BucketSettingsForm({
  settings,
  onSubmit,
  onForget,
  onTest,
  fallback,
  autoFocus = false,
  ...props
}: BucketSettingsFormProps) {
  const labels = useLabels('bucketSettingsForm', defaultLabels)
  const remembered = settings.rememberedBuckets.map((bucket) => ({ value: bucket, label: bucket }))
  return (
    <Form
      aria-label={labels.bucket}
      failureTitle={labels.notOpened}
      submitLabel={labels.openBucket}
      {...props}
      schema={bucketFieldsSchema}
      defaultValues={createBucketFields(settings)}
      onSubmit={(choice) => onSubmit(settingsWith(settings, choice))}
      fallback={fallback ?? labels.openFailed}
    >
      <div className="flex flex-col gap-2">
        <TextField name="region" label={labels.region} required {...asTyped} autoFocus={autoFocus} />
        <ChoiceChips name="region" label={labels.usualRegions} choices={regions} />
      </div>
      <div className="flex flex-col gap-2">
        <TextField name="bucket" label={labels.bucket} required {...asTyped} />
        {remembered.length > 0 && (
          <ChoiceChips name="bucket" label={labels.bucketsUsedBefore} choices={remembered} onForget={onForget} />
        )}
      </div>
      <TextField
        name="identityPoolID"
        label={labels.identityPool}
        optional
        hint={labels.identityPoolHint}
        {...asTyped}
      />
      <DescriptionList className="border-line-subtle border-y">
        <DescriptionItem label={labels.folderDelimiter}>
          <code className="font-mono">{FILE_DELIMITER}</code>{' '}
          <span className="text-ink-muted">{labels.cannotBeChanged}</span>
        </DescriptionItem>
      </DescriptionList>
      {onTest && <ConnectionTest onTest={(choice) => onTest(settingsWith(settings, choice))} />}
    </Form>
  )
}

interface Choice {
  value: string
  label: string
}

interface ChoiceChipsProps {
  /** Field that a chip fills in. */
  name: keyof BucketFields
  /** Accessible name of the group. */
  label: string
  /** Suggested values. */
  choices: readonly Choice[]
  /** Removes a value permanently; without it, values cannot be removed. */
  onForget?: ((value: string) => void) | undefined
}

/** Chips that fill a text field with suggested values. */
function ChoiceChips({ name, label, choices, onForget }: ChoiceChipsProps) {
  const labels = useLabels('bucketSettingsForm', defaultLabels)
  const { getFieldState, setFocus, setValue } = useFormContext<BucketFields>()
  const current = useWatch<BucketFields, typeof name>({ name })
  const choose = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid })
  const forget = (value: string) => {
    onForget?.(value)
    // The group disappears with its last chip.
    if (choices.length === 1) setFocus(name)
  }
  return (
    <ChipGroup label={label} className="max-h-36 overflow-y-auto">
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          size="sm"
          label={choice.label}
          icon={choice.value === current ? <Check aria-hidden /> : undefined}
          onPress={() => choose(choice.value)}
          {...(onForget && {
            onRemove: () => forget(choice.value),
            labels: { remove: labels.forgetBucket(choice.label) },
          })}
        />
      ))}
    </ChipGroup>
  )
}

interface ConnectionTestProps {
  /** Tests the connection; resolves to a message and throws on failure. */
  onTest: (choice: BucketChoice) => Promise<string | undefined>
}

interface Tested {
  /** Values that the result belongs to, as text. */
  of: string
  result: 'running' | 'works' | 'failed'
  message?: string | undefined
}

const toText = (values: unknown) => JSON.stringify(values)

/** Tests the connection before the bucket is opened. The result disappears when a value changes. */
function ConnectionTest({ onTest }: ConnectionTestProps) {
  const translate = useTranslate()
  const labels = useLabels('bucketSettingsForm', defaultLabels)
  const { getValues, trigger } = useFormContext<BucketFields>()
  const values = useWatch<BucketFields>()
  const [tested, setTested] = useState<Tested>()
  const shown = tested?.of === toText(values) ? tested : undefined
  const test = async () => {
    const checked = bucketFieldsSchema.safeParse(getValues())
    if (!checked.success) {
      await trigger(undefined, { shouldFocus: true })
      return
    }
    const of = toText(getValues())
    // Ignore the result of an outdated test.
    const answer = (next: Omit<Tested, 'of'>) => setTested((last) => (last?.of === of ? { of, ...next } : last))
    setTested({ of, result: 'running' })
    try {
      answer({ result: 'works', message: await onTest(checked.data) })
    } catch (failure) {
      answer({ result: 'failed', message: translate(errorText(failure, labels.unreachable)) })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button loading={shown?.result === 'running'} onClick={() => void test()}>
        {labels.testConnection}
      </Button>
      <div role="status" className="min-w-0 flex-1 basis-56 text-pretty text-dense text-ink-muted">
        {(shown?.result === 'works' || shown?.result === 'failed') && (
          <>
            <Status tone={shown.result === 'works' ? 'success' : 'danger'} className="me-2 align-middle">
              {shown.result === 'works' ? labels.connected : labels.noConnection}
            </Status>
            <span className="wrap-anywhere align-middle">{shown.message && translate(shown.message)}</span>
          </>
        )}
      </div>
    </div>
  )
}
