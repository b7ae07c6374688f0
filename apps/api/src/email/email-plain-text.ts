import type { EmailBlock, EmailContent, EmailLink } from './email-content.js'
import { emailTexts } from './email-texts.js'

// A link on a line of its own is found by every mail program.
const linkText = ({ text, url }: EmailLink) => `${text}:\n${url}`

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'figures': {
      const lines = block.figures.map(
        ({ label, value, change }) => `${label}: ${value}${change ? ` (${change.text})` : ''}`,
      )
      return [...lines, ...(block.note === undefined ? [] : [block.note])].join('\n')
    }
    case 'trend':
      return `${block.title}\n${block.summary}`
    case 'creatives':
      return block.creatives.map(({ label, name, result }) => `${label}: ${name}\n${result}`).join('\n\n')
    case 'button':
    case 'link':
      return linkText(block)
  }
}

/**
 * Renders an email as text. Written rather than derived from the HTML, so that figures have their names beside them,
 * and pictures their content.
 */
export function emailPlainText(company: string, content: EmailContent): string {
  const { language, subject, heading = subject, lead = [], blocks, footer = [], unsubscribeUrl } = content
  const { unsubscribe } = emailTexts(language)
  return [
    [heading, ...lead].join('\n'),
    ...blocks.map(blockText),
    footer.join('\n'),
    unsubscribeUrl === undefined ? '' : linkText({ text: unsubscribe, url: unsubscribeUrl }),
    company,
  ]
    .filter(Boolean)
    .join('\n\n')
}
