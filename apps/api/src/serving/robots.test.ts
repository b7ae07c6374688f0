import { describe, expect, it } from 'vitest'
import { isRobot } from './robots.js'

const ANDROID = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const WEB_VIEW = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** Invented user agents in the shapes of real ones. isbot 5.2.3 alone takes all of them for robots. */
const PEOPLE: [family: string, userAgent: string][] = [
  [
    'HbbTV with CE-HTML',
    'Opera/9.80 (Linux mips; U; HbbTV/1.1.1 (; Velor; VX-90; 2.01.4; 1.0; ); ce-html/1.0; de) Presto/2.10.250 Version/11.60',
  ],
  [
    'HbbTV of a broadcaster',
    'Opera/9.80 (Linux mips; HbbTV/1.2.1 (; Skyview/1.0; box77; 1.0.0; 1.0.0; wired)) Presto/2.12.407 Version/12.50',
  ],
  [
    'NETTV',
    'Opera/9.80 NETTV/4.5.0 Mozilla/5.0 (Linux armv7i; CE-HTML/1.0; U; en) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.75 Safari/537.36 Tbrowser/2.0 TV/V9-XX1 (VELOR,43V900,wireless)',
  ],
  [
    'VIDAA with a browser named Catcher',
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.27 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.7.11.Catcher9.12 Model/Velor-MT1 VIDAA/7.1(VELOR;SmartTV;V9;MT1;UHD)',
  ],
  ['Google TV', `Mozilla/5.0 (Linux; Android 14; Velor Google TV Build/UTT1.240131.001; wv) ${WEB_VIEW}`],
  [
    'an old Google TV',
    'Mozilla/5.0 (Linux; GoogleTV 3.2; VX-GS9 Build/MASTER) AppleWebKit/534.24 (KHTML, like Gecko) Chrome/11.0.696.77 Safari/534.24',
  ],
  [
    'an app on a Google TV',
    'test.velor.iptv/212 (Linux; U; Android 14; de; Velor Google TV V1; Build/UTT1.240131.001; Cronet/131.0.6778.1)',
  ],
  ['a Fire TV app', 'smarttv_AFTVX9_Build_0071234567890_Chromium_120.0.6099.5'],
  ['a Fire TV web view', `Mozilla/5.0 (Linux; Android 9; AFTVX Build/NS6296; wv) ${WEB_VIEW} VelorDiscovery/3.4`],
  ['an audio app on a Fire TV', 'Amazon;AFTVX;0123456789abcdef0123456789abcdef;;tpapi;3.999.1'],
  ['a loudspeaker', 'Sonos;Velor9;0123456789abcdef0123456789abcdef;;tpapi;3.99.1'],
  ['Roku', 'RokuOS/14.6.0.9999, VelorApp/2.8.2026110222, Roku'],
  [
    'an Apple TV app',
    'velor/1.5.1 (AppleTv Apple TV 9; tvOS26.1; appletv.client) libcurl/8.11.0 OpenSSL/3.0.2 zlib/1.3',
  ],
  [
    'a Blu-ray player',
    'Opera/9.80 (Linux armv7l; Opera TV Store/9999; U; (BDPlayer; VBD9/1.0; like Gecko; Opera/10.30); en) Presto/2.10.250 Version/11.60',
  ],
  ['a console app', 'velor_tv;ps9;0123456789abcdef0123456789abcdef;;tpapi;3.999.1'],
  ['a phone named Bot', `Mozilla/5.0 (Linux; Android 14; V BOT 777 Build/UP1A.231005.007) ${ANDROID}`],
  [
    'a phone of a maker named like a bot',
    'Mozilla/5.0 (Linux; U; Android 13; it-it; V222 Build/CUBOT) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  ['a tablet named Spider', `Mozilla/5.0 (Linux; Android 15; Spider Pad 9) ${ANDROID}`],
  ['a phone with brackets in its name', `Mozilla/5.0 (Linux; Android 12; Radar V (2022)) ${ANDROID}`],
  ['a phone named Discovery', `Mozilla/5.0 (Linux; arm_64; Android 13; Discovery V9) ${ANDROID}`],
  ['a weather app on iOS', `${IPHONE} Mobile/15E148 StormRadar/9.1`],
  ['a news app on iOS', `${IPHONE} Mobile/15E148 WebViewApp VelorNews/9.8.2/IOS`],
  ['a news app by CFNetwork', 'VelorNews/6.9.3 CFNetwork/3826.500.131 Darwin/24.5.0'],
  ['a news app on Android', 'Dalvik/2.1.0 (Linux; U; Android 14; V 9 Build/UP1A.231005.007) NewsTicker/5.9.3'],
  [
    'a messenger’s web view',
    `Mozilla/5.0 (Linux; Android 14; V 9 Build/UP1A.231005.007; wv) ${WEB_VIEW} MicroMessenger/8.0.99 Process/toolsmp`,
  ],
  [
    'the Sogou browser',
    `Mozilla/5.0 (Linux; Android 14; V 9 Build/UP1A.231005.007; wv) ${WEB_VIEW} SogouMSE,SogouMobileBrowser/9.9.9`,
  ],
  ['UC Browser', 'dv(iPh99,1);pr(UCBrowser/99.3.5.1203);ov(19_0);ss(375x667);bt(UC);pm(0);bv(0);nm(0);im(0);nt(2);'],
  [
    'Facebook’s own requests',
    'FBAN/FBIOS;FBAV/999.0.0.1.2;FBBV/123456789;FBDV/iPhone99,3;FBMD/iPhone;FBSN/iOS;FBSV/26.1;FBSS/3;FBID/phone;FBLC/de_DE',
  ],
  [
    'a MAUI phone',
    'VELOR61_11C_HW (MRE/3.1.00(64);MAUI/_V_X9_20260101;BDATE/2026/01/01 09:47;LCD/240320;WAP Browser/MAUI (HTTP PGDL;HTTPS);)',
  ],
  [
    'a phone with Java',
    'Mozilla/5.0 (VELOR-T9 AppleWebkit/531 Browser/V2.0 Java/ASVM/1.1 Profile/MIDP-2.1 Configuration/CLDC-1.1)',
  ],
  [
    'Bada',
    'Mozilla/5.0 (VELOR; VELOR-V1/XX; U; Bada/1.0; fr-fr) AppleWebKit/533.1 (KHTML, like Gecko) Dolfin/2.0 Mobile WVGA',
  ],
  ['a podcast app', 'VelorPodcast'],
  ['a podcast app with its site', 'VelorCast/3.1 (+http://velor.test/; iOS podcast app)'],
  ['a radio app', 'Velor Radio/7.2'],
  [
    'a player app of a publisher',
    'VELOR Audio/2.0.0 (test.velor.audio; build:29; Android 14; Sdk:34; Model: V-9) OkHttp/4.12.0',
  ],
  ['a watch', 'server [Watch OS,12.1,24R590,Watch9,4]'],
]

const ROBOTS: [name: string, userAgent: string][] = [
  ['no user agent', ''],
  ['okhttp alone', 'okhttp/4.12.0'],
  ['curl', 'curl/8.11.0'],
  ['curl on a Mac', 'nscurl/3870.1 CFNetwork/3826.500.131 Darwin/24.5.0'],
  ['python-requests', 'python-requests/2.32.3'],
  ['ffmpeg', 'Lavf/61.7.100'],
  ['a bare name', 'Velor/1.0'],
  [
    'a bot in a browser',
    `Mozilla/5.0 (Linux; Android 14; K) ${ANDROID} (compatible; VelorBot/1.0; +https://velor.test/bot)`,
  ],
  [
    'Googlebot as a phone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${ANDROID} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  [
    'AdsBot as an iPhone',
    `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
  ],
  [
    'Storebot in a device’s comment',
    `Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012; Storebot-Google/1.0) ${ANDROID}`,
  ],
  ['a crawler in a web view', `Mozilla/5.0 (Linux; Android 14; V 9; wv) ${WEB_VIEW}; Velorspider`],
  [
    'a crawler of television apps',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0 TV Safari/537.36 VelorCrawler/1.0',
  ],
  [
    'a verifier of ads',
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ias_crawler',
  ],
  [
    'an assistant',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/141.0.0.0 Safari/537.36',
  ],
  [
    'a browser without a screen',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  ],
  ['a page test', `Mozilla/5.0 (Linux; Android 14; V 9) ${ANDROID} Chrome-Lighthouse`],
  ['a link preview on a phone', 'WhatsApp/2.99.79 Android/15 Device/Velor-V9'],
  [
    'a crawler for old phones',
    'VELOR-V9 UP.Browser/6.2 Profile/MIDP-2.0 (compatible; velor/mobile; +http://velor.test/help)',
  ],
]

describe('robots by user agent', () => {
  it.each(PEOPLE)('takes %s for a person', (_, userAgent) => {
    expect(isRobot(userAgent)).toBe(false)
  })

  it.each(ROBOTS)('finds %s', (_, userAgent) => {
    expect(isRobot(userAgent)).toBe(true)
  })

  it.each(PEOPLE)('finds a crawler that names itself in the user agent of %s', (_, userAgent) => {
    expect(isRobot(`${userAgent} VelorBot/1.0`)).toBe(true)
  })
})
