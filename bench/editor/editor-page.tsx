import './editor.css'
import { newCreative } from '@placard/domain/creative'
import { CreativeEditor } from '@placard/forms'
import { createRoot } from 'react-dom/client'

const creative = {
  ...newCreative('campaign1', new Date()),
  id: 'creative1',
  layout: 'in-banner-video',
  settings: [{ key: 'layoutOptions' as const, value: { video_autoplay: 'no', ad_duration: 0 } }],
  assets: [
    {
      id: 'asset1',
      creativeID: 'creative1',
      filename: 'k.mp4',
      name: 'main.mp4',
      path: '/files/k.mp4',
      url: 'data:video/mp4;base64,',
      new: false,
      width: 1920,
      height: 1080,
      duration: 15,
      bytes: 1_000_000,
      uploadType: 'video' as const,
    },
  ],
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <CreativeEditor
    creative={creative}
    section="layout"
    onSave={() => undefined}
    onPublish={() => undefined}
    creatives={[]}
    assets={null}
    tags={null}
  />,
)
