import type { Channel } from '@astaguide/contracts/analytics/analytics-event';
import { publicHosts } from './channel-hosts.data';

/*
 * Referring hosts by channel, compared without a leading 'www.': what Matomo's public lists lack. Google's country domains
 * come from google.com/supported_domains. Android identifies an app as 'android-app://' and its package.
 *
 * Only Google's search pages count as search. Documents, Drive, Sites, Classroom, Calendar, Groups, Translate and News
 * link to the site like any other page, so they count as referrals.
 */

/** Placeholder for two letters, such as a country or language: 'de.search.yahoo.com'. */
const TWO_LETTERS = '{}';

const googleEndings = `com ad ae com.af com.ag al am co.ao com.ar as at com.au az ba com.bd be bf bg com.bh bi bj com.bn
  com.bo com.br bs bt co.bw by com.bz ca cat cd cf cg ch ci co.ck cl cm cn com.co co.cr com.cu cv com.cy cz de dj dk dm
  com.do dz com.ec ee com.eg es com.et fi com.fj fm fr ga ge gg com.gh com.gi gl gm gr com.gt gy com.hk hn hr ht hu
  co.id ie co.il im co.in iq is it je com.jm jo co.jp co.ke kg com.kh ki co.kr com.kw kz la com.lb li lk co.ls lt lu lv
  com.ly co.ma md me mg mk ml com.mm mn com.mt mu mv mw com.mx com.my co.mz com.na ne com.ng com.ni nl no com.np nr nu
  co.nz com.om com.pa com.pe com.pg com.ph com.pk pl pn com.pr ps pt com.py com.qa ro rs ru rw com.sa com.sb sc se
  com.sg sh si sk com.sl sm sn so sr st com.sv td tg co.th com.tj tl tm tn to com.tr tt com.tw co.tz com.ua co.ug co.uk
  com.uy co.uz com.vc co.ve co.vi com.vn vu ws co.za co.zm co.zw`;

const yandexEndings = 'com ru az by co.il com.am com.ge com.tr ee eu fr kg kz lt lv md tj tm ua uz';

const search = `
  ${hostsUnder('google', googleEndings)} encrypted.google.com images.google.com cse.google.com
  android-app://com.google.android.googlequicksearchbox android-app://com.google.android.apps.searchlite
  android-app://com.microsoft.bing html.duckduckgo.com lite.duckduckgo.com noai.duckduckgo.com safe.duckduckgo.com
  start.duckduckgo.com ${hostsUnder('yandex', yandexEndings)} android-app://ru.yandex.searchplugin
  android-app://com.baidu.searchbox us.startpage.com metager.org search.marginalia.nu marginalia-search.com
  suche.gmx.net search.gmx.com suche.1und1.de petalsearch.com m.search.naver.com m.search.daum.net`;

const assistants = `
  android-app://com.openai.chatgpt android-app://ai.perplexity.app.android android-app://com.anthropic.claude
  android-app://com.google.android.apps.bard android-app://com.microsoft.copilot m365.cloud.microsoft
  copilot.cloud.microsoft edgeservices.bing.com aistudio.google.com poe.com phind.com lumo.proton.me kimi.com
  kimi.moonshot.cn doubao.com chat.z.ai genspark.ai felo.ai andisearch.com character.ai`;

const social = `
  lm.facebook.com mbasic.facebook.com web.facebook.com fb.com messenger.com l.messenger.com
  android-app://com.facebook.katana android-app://com.facebook.lite android-app://com.facebook.orca
  android-app://com.instagram.android android-app://com.instagram.barcelona mobile.twitter.com mobile.x.com
  android-app://com.twitter.android {}.linkedin.com android-app://com.linkedin.android
  ${hostsUnder('pinterest', 'com at ca ch cl co.kr co.uk com.au com.mx de dk es fr ie info it jp nz ph pt ru se')}
  {}.pinterest.com pin.it android-app://com.pinterest old.reddit.com new.reddit.com m.reddit.com out.reddit.com
  amp.reddit.com android-app://com.reddit.frontpage m.youtube.com android-app://com.google.android.youtube
  m.tiktok.com vm.tiktok.com vt.tiktok.com android-app://com.zhiliaoapp.musically
  android-app://com.ss.android.ugc.trill web.snapchat.com android-app://com.snapchat.android line.me
  android-app://jp.naver.line.android threads.instagram.com android-app://com.instagram.lite go.bsky.app
  android-app://xyz.blueskyweb.app techhub.social infosec.exchange troet.cafe android-app://org.joinmastodon.android
  telegram.org t.me telegram.me android-app://org.telegram.messenger android-app://org.telegram.messenger.web web.whatsapp.com
  whatsapp.com wa.me l.wl.co android-app://com.whatsapp android-app://com.whatsapp.w4b android-app://com.discord
  m.vk.com away.vk.com android-app://com.vkontakte.android ok.ru m.ok.ru quora.com {}.quora.com
  android-app://com.quora.android android-app://com.tumblr nextdoor.com m.weibo.cn kakao.com zalo.me
  kwai.com`;

const email = `
  mail.google.com inbox.google.com android-app://com.google.android.gm android-app://com.google.android.gm.lite
  outlook.live.com mail.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft
  android-app://com.microsoft.office.outlook
  mail.yahoo.com {}.mail.yahoo.com mail.yahoo.co.uk mail.yahoo.co.jp android-app://com.yahoo.mobile.client.android.mail
  mail.aol.com android-app://com.aol.mobile.aolapp
  mail.proton.me mail.protonmail.com android-app://ch.protonmail.android
  app.fastmail.com fastmail.com app.tuta.com mail.tutanota.com app.hey.com mail.superhuman.com
  mail.zoho.com mail.zoho.eu mail.zoho.in mail.mailbox.org mail.mail.com deref-mail.com
  navigator.gmx.net navigator.web.de ${hostsUnder('deref-gmx', 'net com de at ch fr es it')} deref-web.de
  android-app://de.gmx.mobile.android.mail android-app://de.web.mobile.android.mail
  email.t-online.de webmail.freenet.de mail.orange.fr mail.libero.it poczta.onet.pl poczta.o2.pl poczta.wp.pl
  poczta.interia.pl email.seznam.cz mail.ukr.net
  e.mail.ru touch.mail.ru android-app://ru.mail.mailapp mail.rambler.ru
  ${hostsUnder('mail.yandex', yandexEndings)} android-app://ru.yandex.mail
  mail.qq.com wx.mail.qq.com exmail.qq.com mail.163.com mail.126.com mail.naver.com mail.daum.net
  ${hostsUnder('email.ionos', 'de com co.uk es fr it ca mx')} mail.infomaniak.com mail.vodafone.de email.bluewin.ch webmail.tim.it
  webmail.bigpond.com webmail.optusnet.com.au webmail.iinet.net.au email.telstra.com webmail.vodafone.co.nz
  android-app://com.samsung.android.email.provider android-app://net.thunderbird.android android-app://com.fsck.k9
  android-app://com.readdle.spark`;

const ads = `
  googleadservices.com adsensecustomsearchads.com syndicatedsearch.goog imasdk.googleapis.com trc.taboola.com
  paid.outbrain.com an.yandex.ru`;

/**
 * Domains that count with all their hosts: mail programs and security gateways lead through them (the vendors' own
 * pages name them), newsletters link through their sender's.
 */
const wrappers: readonly [domain: string, channel: Channel][] = [
  ['safelinks.protection.outlook.com', 'email'],
  ['safelinks.protection.office365.us', 'email'],
  ['urldefense.com', 'email'],
  ['urldefense.proofpoint.com', 'email'],
  ['mimecastprotect.com', 'email'],
  ['mimecast.com', 'email'],
  ['linkprotect.cudasvc.com', 'email'],
  ['secure-web.cisco.com', 'email'],
  ['clicktime.symantec.com', 'email'],
  ['list-manage.com', 'email'],
  ['sendgrid.net', 'email'],
  // Ad servers; each has many hosts.
  ['googlesyndication.com', 'paid'],
  ['doubleclick.net', 'paid'],
  ['2mdn.net', 'paid'],
  ['adnxs.com', 'paid'],
  ['adform.net', 'paid'],
  ['bidswitch.net', 'paid'],
  ['casalemedia.com', 'paid'],
  ['criteo.com', 'paid'],
  ['openx.net', 'paid'],
  ['pubmatic.com', 'paid'],
  ['rubiconproject.com', 'paid'],
];

/** The domain of a wrapper that a host belongs to: 'eur02.safelinks.protection.outlook.com'. */
export const wrapperOf = (host: string): string | undefined =>
  wrappers.find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[0];

// What is kept here comes last: it corrects the public lists.
const channels = new Map<string, Channel>([
  ...channelled(publicHosts.search, 'organic-search'),
  ...channelled(publicHosts.social, 'social'),
  ...channelled(publicHosts.assistants, 'ai-assistant'),
  ...channelled(ads, 'paid'),
  ...wrappers,
  ...channelled(search, 'organic-search'),
  ...channelled(assistants, 'ai-assistant'),
  ...channelled(social, 'social'),
  ...channelled(email, 'email'),
]);

/**
 * The channel of a known host. The whole host must match: 'google.com.spam.example' and 'mail.example.com' are unknown,
 * because anyone can register such names.
 *
 * @param host as returned by trafficSource: 'google.de', 'android-app://com.google.android.gm'
 */
export function channelOfHost(host: string): Channel | undefined {
  return channels.get(host) ?? channels.get(host.replace(/^[a-z]{2}(?=[.])/, TWO_LETTERS));
}

function channelled(hosts: string, channel: Channel): [string, Channel][] {
  return wordsOf(hosts).map((host) => [host, channel]);
}

/** 'google', 'de co.uk' → 'google.de google.co.uk'. */
function hostsUnder(name: string, endings: string): string {
  return wordsOf(endings)
    .map((ending) => `${name}.${ending}`)
    .join(' ');
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
