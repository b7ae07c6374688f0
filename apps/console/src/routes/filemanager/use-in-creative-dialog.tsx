import type { Creative } from '@placard/domain/creative'
import { findAssetByName, uniqueAssetName } from '@placard/domain/internal/creative'
import { type CreativeTarget, CreativeTargetForm, newCreativeChoices, readMediaMetadata } from '@placard/forms'
import { Progress, useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createAssetMutation } from '../../data/campaigns/assets.js'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import { createCreativeMutation, creativeQuery, creativesQuery } from '../../data/campaigns/creatives.js'
import type { FileStore } from '../../data/files/file-store.js'
import { loadFiles } from '../../data/files/load-files.js'
import { queryClient } from '../../data/query-client.js'
import { FormDialog, type FormDialogProps, focusNewPage } from '../../parts/form-dialog.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'
import type { SelectedItem } from './use-file-operations.js'

export interface UseInCreativeDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  store: FileStore
  /** Files to use. */
  items: readonly SelectedItem[]
}

/** Loads files from the bucket, adds them to a creative and opens its editor. */
export default function UseInCreativeDialog({ store, items, ...dialog }: UseInCreativeDialogProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { itemNames } = useFileText()
  const navigate = useNavigate()
  const [campaignID, setCampaignID] = useState<string>()
  const campaigns = useQuery(campaignsQuery('mine'))
  const creatives = useQuery({ ...creativesQuery(campaignID ?? ''), enabled: campaignID !== undefined })
  const { progress, addFiles } = useAddFiles(store, items)
  const isAdded = useRef(false)
  return (
    <FormDialog
      {...dialog}
      title={labels.useCreative}
      description={labels.copiedToCreative(itemNames(items))}
      onCloseAutoFocus={(event) => {
        if (isAdded.current) focusNewPage(event)
      }}
    >
      {(form) => (
        <CreativeTargetForm
          {...form}
          autoFocus
          campaigns={campaigns.data?.campaigns ?? (campaigns.error ? [] : undefined)}
          creatives={creatives.data?.creatives ?? (campaignID === undefined || creatives.error ? [] : undefined)}
          onCampaignChange={setCampaignID}
          status={
            progress && (
              <Progress
                label={progress.label}
                value={progress.share * 100}
                valueText={`${Math.floor(progress.share * 100)}%`}
              />
            )
          }
          onSubmit={async (target) => {
            const creative = await addFiles(target)
            isAdded.current = true
            await navigate(`${paths.creative(creative.campaignID, creative.id)}?section=assets`)
          }}
        />
      )}
    </FormDialog>
  )
}

interface AddingProgress {
  label: string
  /** From 0 to 1. */
  share: number
}

/** Share of the progress bar for loading; the rest is for uploading. */
const LOADING_SHARE = 0.5

/** Adds files to a creative. A second attempt continues where the first one failed. */
function useAddFiles(store: FileStore, items: readonly SelectedItem[]) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const [progress, setProgress] = useState<AddingProgress>()
  const create = useCreation(createCreativeMutation)
  const { mutateAsync: upload } = useMutation(createAssetMutation)
  const [created] = useState(() => new Map<string, Creative>())
  const [loaded] = useState(() => new Map<string, File[]>())
  const [added] = useState(() => new Set<File>())
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function creativeFor({ campaignID, creativeID }: CreativeTarget, files: readonly File[]): Promise<Creative> {
    if (creativeID !== null) return queryClient.fetchQuery(creativeQuery(campaignID, creativeID))
    const newCreative = created.get(campaignID)
    if (newCreative) return newCreative
    const [first] = files
    const facts = first && (await readMediaMetadata(first)).facts
    const creative = await create({
      ...newCreativeChoices(),
      ...(first && { name: first.name.replace(/\.[^.]+$/, '') }),
      ...(facts?.width && facts.height && { width: facts.width, height: facts.height }),
      campaignID,
    })
    created.set(campaignID, creative)
    return creative
  }

  async function addFiles(target: CreativeTarget): Promise<Creative> {
    controller.current = new AbortController()
    const { signal } = controller.current
    const tell = (label: string) => (share: number) => setProgress({ label, share })
    try {
      const onLoad = tell(labels.loadingTheFiles)
      const files =
        loaded.get('files') ??
        (await loadFiles(store, items, { signal, onProgress: (share) => onLoad(share * LOADING_SHARE) }))
      loaded.set('files', files)
      const checked = await Promise.all(files.map(async (file) => ({ file, ...(await readMediaMetadata(file)) })))
      const refusals = checked.flatMap(({ refusal }) => refusal ?? [])
      if (refusals.length > 0) throw new Error(refusals.join('\n'))
      const creative = await creativeFor(target, files)
      const assetNames = creative.assets.map(({ name }) => ({ name }))
      const onUpload = tell(labels.addingTheFiles)
      for (const [index, { file, facts }] of checked.entries()) {
        if (added.has(file) || !facts) continue
        const name = findAssetByName(assetNames, file.name) ? uniqueAssetName(file.name, assetNames) : file.name
        assetNames.push({ name })
        await upload({
          creative,
          file: name === file.name ? file : new File([file], name, { type: file.type }),
          facts,
          signal,
          onProgress: (share) => onUpload(LOADING_SHARE + ((index + share) / checked.length) * (1 - LOADING_SHARE)),
        })
        added.add(file)
      }
      return creative
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, addFiles }
}
