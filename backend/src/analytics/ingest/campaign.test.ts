import { landingQueryOf } from '@astaguide/contracts/analytics/campaign-parameters';
import { readCampaign } from './campaign';
import { channelOf, trafficSource } from './traffic-source';

/** Source and channel of a visit whose first page has this address. */
function visitBy(address: string): [string, string] {
  const { utmSource, utmMedium, adClick } = readCampaign({ landingQuery: landingQueryOf(address) });
  const source = trafficSource(utmSource, undefined, ['astaguide.example'], adClick);
  return [source, channelOf(source, utmMedium, Boolean(utmSource), adClick)];
}

describe('the campaign of an address', () => {
  it.each([
    ['?utm_source=letter&utm_campaign=spring', { utmSource: 'letter', utmCampaign: 'spring' }],
    ['?UTM_SOURCE=Facebook&Utm_Medium=cpc', { utmSource: 'Facebook', utmMedium: 'cpc' }],
    ['?utm_source=letter&amp;utm_medium=email', { utmSource: 'letter', utmMedium: 'email' }],
    ['?utm_source=letter&amp;amp;utm_medium=email', { utmSource: 'letter', utmMedium: 'email' }],
    ['#utm_source=letter', { utmSource: 'letter' }],
    ['?page=2#/top?utm_source=letter', { utmSource: 'letter' }],
    ['?ref=producthunt', { utmSource: 'producthunt' }],
    ['?source=a&via=b', { utmSource: 'a' }],
    ['?ref=partner&utm_source=letter', { utmSource: 'letter' }],
    ['?utm_source=&ref=partner', { utmSource: 'partner' }],
    ['?utm_source={{site_source_name}}&utm_campaign={{campaign.name}}', {}],
    ['?utm_campaign=sale-{campaignid}&utm_term=%%KEYWORD%%&utm_content=__CID__', {}],
    ['?utm_source=%7B%7Bsource%7D%7D&utm_medium=cpc', { utmMedium: 'cpc' }],
    ['?utm_campaign=(not set)&utm_term=undefined', {}],
    ['?utm_source=https://www.Facebook.com/groups/1?x=2', { utmSource: 'www.facebook.com' }],
    ['?utm_campaign=spring%2520sale', { utmCampaign: 'spring sale' }],
    ['?utm_campaign=50%25', { utmCampaign: '50%' }],
    ['?utm_campaign=%20spring%20&utm_term=%20', { utmCampaign: 'spring' }],
    ['?utm_source=a&utm_source=b', { utmSource: 'a' }],
    ['?GCLID=Cj0', { adClick: 'gclid' }],
    ['?ScCid=x', { adClick: 'sccid' }],
    ['?x=1', {}],
  ])('of %s is %j', (address, campaign) => {
    expect(readCampaign({ landingQuery: landingQueryOf(address) })).toEqual(campaign);
  });

  it('is what the event’s own fields say, where they say something', () => {
    const details = {
      utmSource: 'podcast',
      utmMedium: ' ',
      landingQuery: 'utm_source=letter&utm_medium=email',
    };
    expect(readCampaign(details)).toEqual({ utmSource: 'podcast', utmMedium: 'email' });
  });
});

describe('source and channel of a landing address', () => {
  it.each([
    ['?gclid=x', 'google.com', 'paid'],
    ['?gbraid=x', 'google.com', 'paid'],
    ['?wbraid=x', 'google.com', 'paid'],
    ['?dclid=x', 'google.com', 'paid'],
    ['?msclkid=x', 'bing.com', 'paid'],
    ['?yclid=x', 'yandex.com', 'paid'],
    ['?srsltid=x', 'google.com', 'organic-search'],
    ['?fbclid=x', 'facebook.com', 'social'],
    ['?ttclid=x', 'tiktok.com', 'social'],
    ['?twclid=x', 'x.com', 'social'],
    ['?li_fat_id=x', 'linkedin.com', 'social'],
    ['?epik=x', 'pinterest.com', 'social'],
    ['?ScCid=x', 'snapchat.com', 'social'],
    ['?mc_cid=x', 'newsletter', 'email'],
    ['?utm_source=linkedin&gclid=stale', 'linkedin.com', 'social'],
    ['?utm_source=google&gclid=x', 'google.com', 'paid'],
    ['?utm_source=google', 'google.com', 'campaign'],
    ['?utm_medium=email&gclid=stale', 'google.com', 'email'],
    ['?UTM_SOURCE=Facebook&UTM_MEDIUM=cpc', 'facebook.com', 'paid'],
    ['?utm_source=https://www.facebook.com/', 'facebook.com', 'social'],
    ['?utm_source=x&utm_medium=organic_social', 'x.com', 'social'],
    ['?utm_source=brand&utm_medium=sms', 'brand', 'sms'],
    ['?utm_source=onesignal&utm_medium=web_push', 'onesignal', 'push'],
    ['?utm_source=youtube&utm_medium=video', 'youtube.com', 'video'],
    ['?utm_source=jane&utm_medium=Influencer', 'jane', 'influencer'],
    ['?utm_source=jane&utm_medium=unpaid', 'jane', 'campaign'],
  ])('of %s are %s and %s', (address, source, channel) => {
    expect(visitBy(address)).toEqual([source, channel]);
  });
});
