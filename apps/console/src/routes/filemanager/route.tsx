import { directoryOfHash, hashOfDirectory } from '@placard/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { FileManager } from './file-manager.js'
import { folderLabel } from './file-text.js'

/** File manager; the directory is the path in the hash of the URL. */
export default function FileManagerRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const directory = directoryOfHash(hash)
  const normal = hashOfDirectory(directory)
  useCrumbs([{ label: 'File manager' }])
  // A path with '..', '//' or control characters is replaced by the directory that it stands for.
  useEffect(() => {
    if (hash !== '' && hash !== normal) void navigate({ hash: normal }, { replace: true })
  }, [hash, normal, navigate])
  return (
    <>
      <PageTitle>{directory === '' ? 'File manager' : `${folderLabel(directory)} – File manager`}</PageTitle>
      <FileManager directory={directory} />
    </>
  )
}
