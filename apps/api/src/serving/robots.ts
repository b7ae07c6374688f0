import { isbot } from 'isbot'

/** Maximum length of a user agent that is checked: longer ones take time and are no browser's. */
export const MAX_USER_AGENT_LENGTH = 512

const matchAny = (patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

/** Comment of a Linux or Android browser: its device's name is the maker's choice, such as "Spider" or "M BOT". */
const DEVICE_COMMENT = /\((?:linux|android)[^()]{0,200}(?:\([^()]{0,60}\)[^()]{0,100}){0,2}\)/i
/** Comment that Chrome sends instead of the device, since it reduces user agents. */
const REDUCED_COMMENT = '(Linux; Android 10; K)'
/** Signs that the comment names a crawler beside the device that it imitates. */
const NAMED_IN_COMMENT = /compatible|:\/\/|bot[/-]|-google\//i

/** Crawlers that name themselves, also where they imitate a person's device. */
const CRAWLER = matchAny([
  // The convention, without the phones of Cubot.
  /(?<!cu)bots?(?:[/;_-]|\b)/,
  /(?:crawler|spider|scraper|fetcher|parser|slurp)s?\b/,
  /compatible;[^();]{1,60}; ?\+?https?:|^mozilla\/.*[(;] ?\+?https?:/,
  // Google names its own by Google-Name or Name-Google.
  /\bgoogle-\w|\w-google\b|googleother|page ?speed/,
  // Assistants that read pages, and previews of links in messages.
  /\w-user\/\d|external(?:agent|hit)|(?:bing|link|web) ?preview|^whatsapp/,
  // Automated browsers and page tests.
  /headless|lighthouse|phantomjs|jsdom|ptst\/|gtmetrix|^\w*curl\//,
])

/** Devices and programs that only people use, whatever words the names of their models, apps and makers contain. */
const VIEWER = matchAny([
  // Television sets, boxes and sticks: HbbTV and CE-HTML (ETSI TS 102 796), makers' platforms, kind of connection.
  /hbbtv\/|ce-html|nettv\/|smart-?_?tv|google ?tv|apple ?tv|tvos|large screen|\bstb\b|, ?(?:wired|wireless)\)/,
  /vidaa|\bomi\/\d|web0s|netcast|bravia|viera|\bmaple\b|opera tv|bdplayer|roku|crkey/,
  /\baft[a-z]{1,4}\d{0,3}(?: build|[;)])|;tpapi/,
  /playstation|nintendo|xbox/,
  // Pages in Android apps, pages in iOS apps, and requests of apps through the system's own libraries.
  /; wv\b|webview|version\/4\.0 (?:[\w ]{1,30}\/[\w.]{1,20} )?(?:chrome|mobile safari|safari)\/|^(?!.*version\/).*\bmobile\/\w/,
  /^(?!.*safari\/).*\((?:iphone|ipad|ipod)|javafx\/|chromeframe\/|internet browser/,
  /cfnetwork\/|dalvik\/|applecoremedia\/|exoplayer|cronet\/|fban\/|instagram \d|roblox|google ?(?:earth|plus)/,
  // Feature phones, and UC Browser, which shortens its user agent.
  /maui|midp-\d|cldc-\d|wap[- ]?\d?browser|wap\d|brew\/|bada\/|webos\/|iemobile|ucbrowser|sogou(?:mse|search|mobile)/,
  // No browser, but it names the device in a person's hand or on the desk.
  /^(?!.*mozilla\/).*(?:\biphone|\bipad|\bipod|apple ?watch|\bwatch\d|\bios\b|android|samsung|garmin)/,
  /^(?!.*mozilla\/).*(?:[([;] ?(?:macintosh; ?)?(?:mac ?os|watch ?os|darwin)|windows (?:nt|\d))/,
  // Players, and browsers that only say so.
  /^[^/(]*(?:\bpod|pod\b|podcast|radio|music|player|audio|\bstream|\bbrowser\b)/,
  /^(?:winamp|foobar|clementine|banshee|mpv|vlc|kodi|xbmc|netsurf|w3m|lynx|dillo)|podcast (?:app|client|player)/,
])

/**
 * Returns true for the user agent of a robot: one that names itself, or one on isbot's list whose words are no part of
 * a device's or an app's name. HTTP libraries, bare names (`Example/1.0`) and empty user agents are robots. Error
 * rates over public lists: docs/compatibility.md.
 */
export function isRobot(userAgent: string): boolean {
  const text = userAgent.slice(0, MAX_USER_AGENT_LENGTH)
  if (text === '') return true
  const unnamed = text.replace(DEVICE_COMMENT, (comment) =>
    NAMED_IN_COMMENT.test(comment) ? comment : REDUCED_COMMENT,
  )
  return CRAWLER.test(unnamed) || (!VIEWER.test(text) && isbot(unnamed))
}
