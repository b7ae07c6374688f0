import type { BuilderAsset } from '@placard/domain/ad-builder'
import { errorText } from '@placard/domain/api'
import { findArtboard, MAX_BUILDER_ASSETS } from '@placard/domain/internal/ad-builder'
import { useLabels } from '@placard/ui'
import { useState } from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { STEPS } from '../builder-steps.js'
import { mediaClip, type Point } from '../canvas/new-layers.js'
import { readBuilderImage } from '../properties/read-builder-image.js'
import type { AdBuilderApi } from '../use-ad-builder.js'

/** Uploads a video and returns it as an asset. */
export type VideoUpload = (file: File) => Promise<Omit<BuilderAsset, 'id'>>

/** Lets the user choose files of a file manager. Resolves to undefined if none is chosen. */
export type FileChoice = () => Promise<readonly File[] | undefined>

/** Places that files come from and go to. */
export interface BuilderFileSources {
  onVideoUpload: VideoUpload | undefined
  onFilesChoose: FileChoice | undefined
}

/** Adds images and videos from files to the design. */
export function useBuilderFiles({ state, insert }: AdBuilderApi, { onVideoUpload, onFilesChoose }: BuilderFileSources) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const add = (asset: Omit<BuilderAsset, 'id'>, center?: Point) =>
    insert(mediaClip({ ...asset, id: 'new' }, findArtboard(state), center), STEPS.add[asset.kind])
  const addImages = async (files: readonly File[], center?: Point) => {
    setProblem(undefined)
    if (state.assets.length + files.length > MAX_BUILDER_ASSETS) {
      setProblem(labels.tooManyFiles(MAX_BUILDER_ASSETS))
      return
    }
    for (const file of files)
      try {
        add(await readBuilderImage(file, labels), center)
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
  const addChosen = async () => {
    const files = await onFilesChoose?.()
    if (files) await addImages(files)
  }
  return {
    problem,
    dismiss: () => setProblem(undefined),
    isUploading,
    /** Adds images, in the middle of the artboard or around a point of it. */
    addImages: (files: readonly File[], center?: Point) => void addImages(files, center),
    addVideo: onVideoUpload && ((file: File) => void addVideo(file)),
    /** Adds images of the file manager; undefined without one. */
    addChosen: onFilesChoose && (() => void addChosen()),
  }
}
