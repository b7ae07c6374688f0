import { FileVideo, Folder, Image, Megaphone } from 'lucide-react'
import type { TreeNode } from './tree.js'

/** Campaigns, their folders and files. */
export const campaigns: readonly TreeNode[] = [
  {
    id: 'autumn',
    label: 'Autumn launch',
    icon: <Megaphone />,
    badge: 4,
    children: [
      {
        id: 'films',
        label: 'Films',
        icon: <Folder />,
        children: [
          { id: 'main', label: 'main.mp4', icon: <FileVideo />, badge: '12.4 MB' },
          { id: 'end-card', label: 'end-card.mp4', icon: <FileVideo />, badge: '2.1 MB' },
        ],
      },
      { id: 'stills', label: 'Stills', icon: <Folder />, children: [] },
      { id: 'logo', label: 'logo.svg', icon: <Image />, badge: '8 KB' },
    ],
  },
  {
    id: 'spring',
    label: 'Spring',
    icon: <Megaphone />,
    children: [{ id: 'teaser', label: 'teaser.mp4', icon: <FileVideo /> }],
  },
  { id: 'summer', label: 'Summer', icon: <Megaphone />, children: [{ id: 'radio', label: 'radio.mp3' }] },
  { id: 'notes', label: 'notes.txt' },
]

/** A folder with as many files as a large bucket. */
export const manyFiles: readonly TreeNode[] = [
  {
    id: 'bucket',
    label: 'creatives-eu-west-1',
    icon: <Folder />,
    badge: '5,000',
    children: Array.from({ length: 5000 }, (_, index) => ({
      id: `file-${index}`,
      label: `banner-${String(index).padStart(4, '0')}.html`,
    })),
  },
]
