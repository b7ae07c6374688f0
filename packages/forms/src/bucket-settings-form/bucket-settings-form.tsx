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
  /** The settings as they are. */
  settings: FileManagerSettings
  /** Opens the bucket: gets the settings with it at its root and remembered first; what it throws is shown. */
  onSubmit: (settings: FileManagerSettings) => Promise<void> | void
  /** Forgets a bucket that was used; `forgetBucket` of the domain takes it out of the settings. */
  onForget?: (bucket: string) => void
  /** Looks into the bucket; gives words for what it found, throws when it could not. Without it nothing can be tested. */
  onTest?: (settings: FileManagerSettings) => Promise<string | undefined>
  /** What is said when a failure has no words of its own. @default 'The bucket could not be opened.' */
  fallback?: string
  /** Takes the focus at once. @default false */
  autoFocus?: boolean
}

const regions = FILE_REGION_PRESETS.map(({ region, label }) => ({ value: region, label }))
const asTyped = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Where the files of the file manager are: region, bucket, and who gives the browser its credentials. */
export function BucketSettingsForm({
  settings,
  onSubmit,
  onForget,
  onTest,
  fallback = 'The bucket could not be opened.',
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
