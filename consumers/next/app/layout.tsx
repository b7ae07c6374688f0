import '@placard/ui/embed.css'
import type { Metadata } from 'next'
import './globals.css'

export const metadata: Metadata = { title: 'Campaigns' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en" data-theme="system">
      <body>{children}</body>
    </html>
  )
}
