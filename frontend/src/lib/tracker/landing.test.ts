import { currentLanding } from './landing';

const location = (search = '') => ({ host: 'asta.example', search });

describe('what led to a visit', () => {
  it('is the outside page, without what was searched for there, and the campaign', () => {
    expect(
      currentLanding(
        'https://news.example/story?id=1',
        location('?utm_source=letter&utm_medium=email&utm_campaign=spring&utm_content=top&utm_term=red'),
      ),
    ).toEqual({
      referrer: 'https://news.example/story',
      utmSource: 'letter',
      utmMedium: 'email',
      utmCampaign: 'spring',
      utmContent: 'top',
      utmTerm: 'red',
    });
  });

  it('is an advertisement by the parameter of its network, without the value', () => {
    expect(currentLanding('', location('?gclid=Cj0KCQ'))).toEqual({ adClick: 'gclid' });
    expect(currentLanding('https://l.facebook.example/', location('?fbclid=x'))).toMatchObject({
      adClick: 'fbclid',
    });
  });

  it('is never a page of the site itself', () => {
    expect(currentLanding('https://asta.example/faq', location())).toEqual({});
  });

  it('is nothing for a visitor who typed the address', () => {
    expect(currentLanding('', location('?utm_source='))).toEqual({});
  });
});
