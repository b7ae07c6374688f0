import { type FileManagerSettings, forgetBucket } from '@placard/domain/files'
import { BucketSettingsForm } from '@placard/forms'
import { Button, useLabels } from '@placard/ui'
import { chooseIdentityPool } from '../../data/files/file-access.js'
import { testBucket } from '../../data/files/test-bucket.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { changeFileSettings, useFileSettings } from '../../state/file-settings.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'

export interface BucketDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Called when another bucket is opened, at its root. */
  onOpened: () => void
}

/** Settings of the bucket whose files are shown. */
export default function BucketDialog({ onOpened, ...dialog }: BucketDialogProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { fileCount, folderCount } = useFileText()
  const settings = useFileSettings()
  const open = (next: FileManagerSettings) => {
    changeFileSettings(next)
    dialog.onOpenChange(false)
    onOpened()
  }
  const isDefault = settings.bucket === '' || chooseIdentityPool(settings) !== null
  return (
    <FormDialog {...dialog} title={labels.bucketSettings} description={labels.bucketHint}>
      {(form) => (
        <>
          {!isDefault && (
            <Button size="sm" className="mb-4" onClick={() => open({ ...settings, bucket: '', currentDirectory: '' })}>
              {labels.companyBucket}
            </Button>
          )}
          <BucketSettingsForm
            {...form}
            autoFocus
            settings={settings}
            onSubmit={open}
            onForget={(bucket) => changeFileSettings(forgetBucket(settings, bucket))}
            onTest={async (tested) => {
              const { files, folders, isPart } = await testBucket(tested)
              const counts = [fileCount(files), folderCount(folders)] as const
              return isPart ? labels.moreAtRoot(...counts) : labels.atRoot(...counts)
            }}
          />
        </>
      )}
    </FormDialog>
  )
}
