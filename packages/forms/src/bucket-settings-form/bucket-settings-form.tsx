import {
  type BucketChoice,
  type BucketFields,
  bucketFieldsOf,
  bucketFieldsSchema,
  FILE_DELIMITER,
  FILE_REGION_PRESETS,
  type FileManagerSettings,
  settingsWith,
} from '@placard/domain'
import { DescriptionItem, DescriptionList } from '@placard/ui'
import { Form, type FormProps } from '../form/form.js'
import { TextField } from '../text-field/text-field.js'
import { ChoiceChips } from './choice-chips.js'
import { ConnectionTest } from './connection-test.js'

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

/** Form for the storage of the file manager: region, bucket and the source of credentials. */
export function BucketSettingsForm({
  settings,
  onSubmit,
  onForget,
  onTest,
  fallback = 'Couldn’t open the bucket.',
  autoFocus = false,
  ...props
}: BucketSettingsFormProps) {
  const remembered = settings.rememberedBuckets.map((bucket) => ({ value: bucket, label: bucket }))
  return (
    <Form
      aria-label="Bucket"
      failureTitle="Not opened"
      submitLabel="Open bucket"
      {...props}
      schema={bucketFieldsSchema}
      defaultValues={bucketFieldsOf(settings)}
      onSubmit={(choice) => onSubmit(settingsWith(settings, choice))}
      fallback={fallback}
    >
      <div className="flex flex-col gap-2">
        <TextField name="region" label="Region" required {...asTyped} autoFocus={autoFocus} />
        <ChoiceChips name="region" label="Usual regions" choices={regions} />
      </div>
      <div className="flex flex-col gap-2">
        <TextField name="bucket" label="Bucket" required {...asTyped} />
        {remembered.length > 0 && (
          <ChoiceChips name="bucket" label="Buckets used before" choices={remembered} onForget={onForget} />
        )}
      </div>
      <TextField
        name="identityPoolID"
        label="Identity pool"
        optional
        hint="Where the browser gets its credentials. Left empty, from the server."
        {...asTyped}
      />
      <DescriptionList className="border-line-subtle border-y">
        <DescriptionItem label="Folder delimiter">
          <code className="font-mono">{FILE_DELIMITER}</code>{' '}
          <span className="text-ink-muted">(cannot be changed)</span>
        </DescriptionItem>
      </DescriptionList>
      {onTest && <ConnectionTest onTest={(choice) => onTest(settingsWith(settings, choice))} />}
    </Form>
  )
}
