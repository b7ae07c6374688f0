import { legibleColor } from '@placard/domain/internal/share'
import type { CSSProperties, ReactNode } from 'react'
// The build for browsers needs no module of Node, so that it can be bundled as an ES module.
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { Body, Button, Column, Container, Head, Html, Img, Link, Preview, Row, Section } from 'react-email'
import type { EmailBlock, EmailBrand, EmailContent, EmailCreative, EmailFigure } from './email-content.js'
import { BRAND_COLOR, FONT_FAMILY, LIGHT, PICTURE_GROUND, STYLE_SHEETS } from './email-styles.js'
import { emailTexts } from './email-texts.js'

/** Width at which the email is laid out where the screen has room for it, in px. */
const WIDTH = 560
const PICTURE_WIDTH = 512
const THUMBNAIL = { width: 96, height: 72 }

type Tone = 'ink' | 'soft' | 'up' | 'down'

interface LineProps extends Pick<CSSProperties, 'fontWeight' | 'padding'> {
  children: ReactNode
  tone?: Tone
  size?: number
}

const lineStyle = (tone: Tone, size: number): CSSProperties => ({
  color: LIGHT[tone],
  fontSize: size,
  lineHeight: `${Math.ceil((size * 1.4) / 2) * 2}px`,
  margin: 0,
  // Names without spaces would be wider than a phone.
  wordBreak: 'break-word',
})

const Line = ({ children, tone = 'soft', size = 14, ...style }: LineProps) => (
  <p className={tone} style={{ ...lineStyle(tone, size), ...style }}>
    {children}
  </p>
)

function Figure({ label, value, change, size }: EmailFigure & { size: number }) {
  const tone = { up: 'up', down: 'down', none: 'soft' } as const
  return (
    <Column width="50%" style={{ width: '50%', verticalAlign: 'top', padding: '0 12px 20px 0' }}>
      <Line size={13}>{label}</Line>
      <Line tone="ink" size={size} fontWeight={600}>
        {value}
      </Line>
      {change && (
        <Line tone={tone[change.direction]} size={13}>
          {change.text}
        </Line>
      )}
    </Column>
  )
}

/** Two figures beside each other, which fit a phone without a media query. */
function Figures({ figures, note }: Extract<EmailBlock, { kind: 'figures' }>) {
  // Millions fit half of a phone only if they are smaller.
  const size = figures.some(({ value }) => value.length > 8) ? 20 : 24
  const pairs = figures.flatMap((figure, index) => (index % 2 === 0 ? [[figure, figures[index + 1]]] : []))
  return (
    <Section>
      {pairs.map((pair) => (
        <Row key={pair[0]?.label}>
          {pair.map((figure) => figure && <Figure key={figure.label} {...figure} size={size} />)}
        </Row>
      ))}
      {note !== undefined && <Line size={13}>{note}</Line>}
    </Section>
  )
}

const Facts = ({ facts }: Extract<EmailBlock, { kind: 'facts' }>) => (
  <Section>
    {facts.map(([name, value]) => (
      <Row key={name} className="line" style={{ borderBottom: `1px solid ${LIGHT.line}` }}>
        <Column style={{ verticalAlign: 'top', padding: '6px 12px 6px 0' }}>
          <Line>{name}</Line>
        </Column>
        <Column align="right" style={{ verticalAlign: 'top', padding: '6px 0' }}>
          <Line tone="ink">{value}</Line>
        </Column>
      </Row>
    ))}
  </Section>
)

const Trend = ({ title, summary, from, to, cid }: Extract<EmailBlock, { kind: 'trend' }>) => (
  <Section>
    <Line tone="ink" fontWeight={600} padding="0 0 8px">
      {title}
    </Line>
    <Img
      src={`cid:${cid}`}
      width={PICTURE_WIDTH}
      alt={`${title}. ${summary}`}
      style={{
        width: '100%',
        maxWidth: PICTURE_WIDTH,
        height: 'auto',
        borderRadius: 6,
        backgroundColor: PICTURE_GROUND,
        // Without the class of its colour: the ground is light in dark mode too.
        ...lineStyle('soft', 14),
      }}
    />
    <Row>
      <Column>
        <Line size={13} padding="4px 0 0">
          {from}
        </Line>
      </Column>
      <Column align="right">
        <Line size={13} padding="4px 0 0">
          {to}
        </Line>
      </Column>
    </Row>
    <Line size={13} padding="4px 0 0">
      {summary}
    </Line>
  </Section>
)

const Creative = ({ label, name, result, cid }: EmailCreative) => (
  <Row>
    {cid !== undefined && (
      <Column
        width={THUMBNAIL.width + 16}
        style={{ width: THUMBNAIL.width + 16, verticalAlign: 'top', padding: '0 16px 16px 0' }}
      >
        {/* Its name is beside it. */}
        <Img src={`cid:${cid}`} {...THUMBNAIL} alt="" style={{ borderRadius: 4 }} />
      </Column>
    )}
    <Column style={{ verticalAlign: 'top', padding: '0 0 16px' }}>
      <Line size={13}>{label}</Line>
      <Line tone="ink" size={16} fontWeight={600}>
        {name}
      </Line>
      <Line size={13}>{result}</Line>
    </Column>
  </Row>
)

const TextLink = ({ text, url }: { text: string; url: string }) => (
  <Link href={url} className="link" style={{ color: LIGHT.link, textDecoration: 'underline' }}>
    {text}
  </Link>
)

function Block({ block, color }: { block: EmailBlock; color: string }) {
  switch (block.kind) {
    case 'text':
      return block.tone === 'soft' ? <Line>{block.text}</Line> : <Line tone="ink">{block.text}</Line>
    case 'facts':
      return <Facts {...block} />
    case 'figures':
      return <Figures {...block} />
    case 'trend':
      return <Trend {...block} />
    case 'creatives':
      return (
        <Section>
          {block.creatives.map((creative) => (
            <Creative key={creative.label} {...creative} />
          ))}
        </Section>
      )
    case 'button':
      return (
        <Button
          href={block.url}
          style={{
            backgroundColor: color,
            color: '#ffffff',
            fontSize: 16,
            fontWeight: 600,
            padding: '14px 24px',
            borderRadius: 6,
          }}
        >
          {block.text}
        </Button>
      )
    case 'link':
      return (
        <Line tone="ink">
          <TextLink {...block} />
        </Line>
      )
  }
}

/** Space above each kind of block, in px. */
const SPACE: Readonly<Record<EmailBlock['kind'], number>> = {
  text: 12,
  facts: 16,
  figures: 24,
  trend: 24,
  creatives: 24,
  button: 24,
  link: 12,
}

function Brand({ company, brand }: { company: string; brand: EmailBrand | undefined }) {
  if (!brand?.logo)
    return (
      <Line tone="ink" size={16} fontWeight={600}>
        {company}
      </Line>
    )
  const { cid, ...size } = brand.logo
  return (
    <Img
      src={`cid:${cid}`}
      {...size}
      alt={company}
      className="ink"
      style={{ ...lineStyle('ink', 16), fontFamily: FONT_FAMILY, fontWeight: 600 }}
    />
  )
}

function Footer({ company, content }: { company: string; content: EmailContent }) {
  const { language, footer = [], unsubscribeUrl } = content
  return (
    <Section className="line" style={{ borderTop: `1px solid ${LIGHT.line}`, padding: '12px 0 0' }}>
      {footer.map((line) => (
        <Line key={line} size={13} padding="4px 0 0">
          {line}
        </Line>
      ))}
      <Line size={13} padding="4px 0 0">
        {unsubscribeUrl !== undefined && (
          <>
            <TextLink text={emailTexts(language).unsubscribe} url={unsubscribeUrl} />
            {' · '}
          </>
        )}
        {company}
      </Line>
    </Section>
  )
}

const firstText = (blocks: readonly EmailBlock[]) => {
  const found = blocks.find((block) => block.kind === 'text')
  return found?.kind === 'text' ? found.text : ''
}

/**
 * Frame of every email. `Body` repeats language and direction of its own, and its style, not its class, on a cell; so
 * both are passed to it, and the ground is that of a section.
 */
function Frame({ company, content }: { company: string; content: EmailContent }) {
  const { language, subject, heading = subject, lead = [], blocks, brand, preheader = firstText(blocks) } = content
  const place = { lang: language, dir: 'ltr' } as const
  // White text on it has the contrast of the colour on white.
  const color = legibleColor(brand?.color ?? BRAND_COLOR, LIGHT.paper)
  return (
    <Html {...place}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {STYLE_SHEETS.map((sheet) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Our own constants, in which React would escape quotes.
          <style key={sheet} dangerouslySetInnerHTML={{ __html: sheet }} />
        ))}
      </Head>
      <Body {...place} style={{ margin: 0 }}>
        <Preview useTitleTag={false}>{preheader}</Preview>
        <Section
          className="canvas"
          style={{ backgroundColor: LIGHT.canvas, fontFamily: FONT_FAMILY, padding: '16px 0 32px' }}
        >
          <Container width={WIDTH} style={{ width: '100%', maxWidth: WIDTH }}>
            <Section
              className="paper"
              style={{ backgroundColor: LIGHT.paper, borderTop: `4px solid ${color}`, padding: '24px 24px 28px' }}
            >
              <Brand company={company} brand={brand} />
              <h1 className="ink" style={{ ...lineStyle('ink', 22), fontWeight: 600, margin: '20px 0 0' }}>
                {heading}
              </h1>
              {lead.map((line) => (
                <Line key={line} padding="4px 0 0">
                  {line}
                </Line>
              ))}
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: An email is rendered once.
                <Section key={index} style={{ padding: `${SPACE[block.kind]}px 0 0` }}>
                  <Block block={block} color={color} />
                </Section>
              ))}
              <Section style={{ padding: '28px 0 0' }}>
                <Footer company={company} content={content} />
              </Section>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/** Hints for browsers to load pictures, which React puts into the head and mail programs have no use for. */
const PRELOAD = /<link rel="preload"[^<>]*>/g

/** Renders an email as HTML with tables and inline styles. */
export const emailHtml = (company: string, content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Frame company={company} content={content} />).replace(PRELOAD, '')}`
