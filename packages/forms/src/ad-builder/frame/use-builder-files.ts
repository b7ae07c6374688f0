import { artboardOf, type BuilderAsset, errorText, MAX_BUILDER_ASSETS } from '@placard/domain'
import { useLabels } from '@placard/ui'
import { useState } from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { STEPS } from '../builder-steps.js'
import { mediaClip } from '../builder-toolbar.js'
import { readBuilderImage } from '../properties/read-builder-image.js'
import type { AdBuilderApi } from '../use-ad-builder.js'

/** Uploads a video and returns it as an asset. */
export type VideoUpload = (file: File) => Promise<Omit<BuilderAsset, 'id'>>

/** Adds images and videos from files to the design. */
export function useBuilderFiles({ state, dispatch }: AdBuilderApi, onVideoUpload: VideoUpload | undefined) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const add = (asset: Omit<BuilderAsset, 'id'>) =>
    dispatch({
      type: 'insert',
      label: STEPS.add[asset.kind],
      clip: mediaClip({ ...asset, id: 'new' }, artboardOf(state)),
    })
  const addImages = async (files: readonly File[]) => {
    setProblem(undefined)
    if (state.assets.length + files.length > MAX_BUILDER_ASSETS) {
      setProblem(labels.tooManyFiles(MAX_BUILDER_ASSETS))
      return
    }
    for (const file of files)
      try {
        add(await readBuilderImage(file))
      } catch (failure) {
        setProblem(errorText(failure, labels.addFailed(file.name)))
      }
  }
  const addVideo = async (file: File) => {
    if (!onVideoUpload) return
    setProblem(undefined)
    setUploading(true)
    try {
      add(await onVideoUpload(file))
    } catch (failure) {
      setProblem(errorText(failure, labels.uploadFailed(file.name)))
    } finally {
      setUploading(false)
    }
  }
  return {
    problem,
    dismiss: () => setProblem(undefined),
    isUploading,
    addImages: (files: readonly File[]) => void addImages(files),
    addVideo: onVideoUpload && ((file: File) => void addVideo(file)),
  }
}
