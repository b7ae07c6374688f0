import { directoryOfHash, hashOfDirectory } from '@placard/domain/internal/files'
import { useLabels } from '@placard/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { FileManager } from './file-manager.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'

/** File manager; the directory is the path in the hash of the URL. */
export default function FileManagerRoute() {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { folderName } = useFileText()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const directory = directoryOfHash(hash)
  const normal = hashOfDirectory(directory)
  useCrumbs([{ label: labels.fileManager }])
  // A path with '..', '//' or control characters is replaced by the directory that it stands for.
  useEffect(() => {
    if (hash !== '' && hash !== normal) void navigate({ hash: normal }, { replace: true })
  }, [hash, normal, navigate])
  return (
    <>
      <PageTitle>{directory === '' ? labels.fileManager : labels.titleOf(folderName(directory))}</PageTitle>
      <FileManager directory={directory} />
    </>
  )
}
