import type { Creative } from '@placard/domain/creative'
import { AssetPanel, CreativeEditor, type CreativeEditorProps } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { PREVIEW_HOST } from '../../config.js'
import { useChooseFiles } from '../../parts/files/use-choose-files.js'
import { recordCpuUse } from '../../state/cpu-use.js'
import { CreativeHtml } from './creative-html.js'
import { creativeLabels } from './creative-labels.js'
import type { CreativeEditing } from './use-creative-editor.js'

export interface EditCreativeProps
  extends Pick<CreativeEditorProps, 'tags' | 'creatives' | 'onPublish' | 'onPublishFocusLost' | 'handle'> {
  editing: CreativeEditing
}

/** Returns where a file of a creative is used; undefined if its HTML doesn't name it. */
const usedInHtml =
  ({ html }: Creative, text: string) =>
  ({ name }: { name: string }) =>
    html.includes(name) ? text : undefined

/** Editor of a creative with its files. The page's header publishes it too. */
export function EditCreative({ editing, ...parts }: EditCreativeProps) {
  const labels = useLabels('creative', creativeLabels)
  const { onUpload, onRemove, onRename, onSaveHtml, isDirty, ...editor } = editing
  const { creative } = editor
  const { choose, dialog } = useChooseFiles()
  return (
    <>
      <CreativeEditor
        {...editor}
        {...parts}
        publishButton="changes"
        previewHost={PREVIEW_HOST}
        onCpuUse={(use) => recordCpuUse(creative.id, use)}
        assets={(layout, { onSizeChange, ...size }) => (
          <>
            <AssetPanel
              title={labels.files}
              creative={{ ...creative, ...size }}
              onSizeChange={onSizeChange}
              layout={layout ?? null}
              onUpload={onUpload}
              onRemove={onRemove}
              onRename={onRename}
              onChooseFiles={choose}
              onReveal={() => editor.onSectionChange('assets')}
              usedIn={usedInHtml(creative, labels.usedInHtml)}
            />
            {size.type === 'Banner' && creative.html.trim() !== '' && (
              <CreativeHtml creative={creative} isDirty={isDirty} onSave={onSaveHtml} />
            )}
          </>
        )}
      />
      {dialog}
    </>
  )
}
