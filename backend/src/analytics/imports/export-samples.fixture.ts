/*
 * Exports of other tools, made by hand from the public descriptions of their formats.
 */

const rows = (...lines: string[]) => `${lines.join('\n')}\n`;

/** Files of Plausible's archive: https://plausible.io/docs/export-stats. */
export const plausibleFiles: Record<string, string> = {
  'imported_visitors_20250101_20250102.csv': rows(
    '"date","visitors","pageviews","bounces","visits","visit_duration"',
    '"2025-01-01",5,50,2,7,8640',
    '"2025-01-02",3,4,2,3,43',
  ),
  'imported_sources_20250101_20250102.csv': rows(
    '"date","source","referrer","utm_source","utm_medium","utm_campaign","utm_content","utm_term","pageviews","visitors","visits","visit_duration","bounces"',
    '"2025-01-01","Google","google.com","","","","","",30,2,3,8000,1',
    '"2025-01-01","","","","","","","",12,2,3,600,1',
    '"2025-01-01","newsletter","","newsletter","email","Spring, 2025","","",8,1,1,40,0',
    '"2025-01-02","Hacker News","news.ycombinator.com","","","","","",4,3,3,43,2',
  ),
  'imported_pages_20250101_20250102.csv': rows(
    '"date","hostname","page","visits","visitors","pageviews"',
    '"2025-01-01","example.com","/faq/",6,4,20',
    '"2025-01-01","example.com","/old ""page""",5,5,30',
    '"2025-01-02","example.com","/FAQ?from=mail",3,3,4',
  ),
  'imported_entry_pages_20250101_20250102.csv': rows(
    '"date","entry_page","visitors","entrances","visit_duration","bounces","pageviews"',
    '"2025-01-01","/faq",5,7,8640,2,50',
  ),
  'imported_exit_pages_20250101_20250102.csv': rows(
    '"date","exit_page","visitors","visit_duration","exits","bounces","pageviews"',
    '"2025-01-01","/faq",5,8640,6,2,50',
  ),
  'imported_locations_20250101_20250102.csv': rows(
    '"date","country","region","city","visitors","visits","visit_duration","bounces","pageviews"',
    '"2025-01-01","DE","DE-BE",2950159,3,4,8000,1,40',
    '"2025-01-01","DE","",0,2,3,640,1,10',
  ),
  'imported_devices_20250101_20250102.csv': rows(
    '"date","device","visitors","visits","visit_duration","bounces","pageviews"',
    '"2025-01-01","Laptop",2,3,40,1,20',
    '"2025-01-01","Desktop",2,3,8600,1,20',
    '"2025-01-01","Mobile",1,1,0,0,10',
  ),
  'imported_browsers_20250101_20250102.csv': rows(
    '"date","browser","browser_version","visitors","visits","visit_duration","bounces","pageviews"',
    '"2025-01-01","Microsoft Edge","130.0",1,2,40,1,10',
    '"2025-01-01","Samsung Browser","27.0",4,5,8600,1,40',
  ),
  'imported_operating_systems_20250101_20250102.csv': rows(
    '"date","operating_system","operating_system_version","visitors","visits","visit_duration","bounces","pageviews"',
    '"2025-01-01","Mac","14.1",5,7,8640,2,50',
  ),
  'imported_custom_events_20250101_20250102.csv': rows(
    '"date","name","link_url","path","visitors","events"',
    '"2025-01-01","Sign up","","",2,3',
  ),
  'README.txt': 'not a table\n',
};

/** A table of GA4 with its comments. */
const ga4 = (title: string, ...lines: string[]) =>
  rows(
    '# ----------------------------------------',
    `# ${title}`,
    '# Example shop',
    '# 20250101-20250102',
    '# ----------------------------------------',
    '',
    ...lines,
  );

/** Free-form explorations and a report with Date as the second dimension. */
export const ga4Files: Record<string, string> = {
  'days.csv': ga4(
    'Free form-Days',
    'Date,Total users,Active users,Sessions,Engaged sessions,Views,Average session duration,Total revenue',
    ',12,11,17,10,60,30.5,0,Grand total',
    '20250101,7,6,10,6,40,30,0',
    '20250102,5,5,7,4,20,31.5,0',
  ),
  'pages.csv': rows(
    '# Pages and screens: Page path and screen class',
    '# Start date: 20250101',
    '# End date: 20250102',
    '',
    'Page path and screen class,Date,Views,Active users,Event count,Key events',
    '/faq,20250101,25,5,90,0',
    '/review/reef,20250101,15,3,40,0',
    '/faq,20250102,20,5,60,0',
  ),
  'sources.csv': ga4(
    'Free form-Sources',
    'Date,Session source / medium,Session campaign,Sessions,Total users',
    '20250101,google / organic,(organic),6,4',
    '20250101,(direct) / (none),(direct),3,3',
    '20250102,shop / cpc,Winter Sale,7,5',
  ),
  'countries.csv': ga4(
    'Free form-Countries',
    'Date,Country,Total users,Sessions',
    '20250101,United States,5,8',
    '20250101,Türkiye,1,1',
    '20250101,(not set),1,1',
  ),
  'systems.csv': ga4(
    'Free form-Systems',
    'Date,Operating system,Total users,Sessions',
    '20250101,Macintosh,7,10',
  ),
  'screens.csv': ga4(
    'Free form-Screens',
    'Date,Screen resolution,Total users,Sessions',
    '20250101,1920x1080,4,6',
    '20250101,390x844,3,4',
  ),
};

const umamiHeadings =
  'website_id,session_id,visit_id,event_id,hostname,browser,os,device,screen,language,country,region,city,url_path,url_query,utm_source,utm_medium,utm_campaign,utm_content,utm_term,referrer_path,referrer_query,referrer_domain,page_title,gclid,fbclid,msclkid,ttclid,li_fat_id,twclid,event_type,event_name,tag,distinct_id,created_at,job_id';

/** A row of Umami's events: what is not given is as of a page view on the home page. */
export function umamiRow(values: Record<string, string>): string {
  const row: Record<string, string> = {
    website_id: 'w',
    hostname: 'example.com',
    browser: 'chrome',
    os: 'Mac OS',
    device: 'laptop',
    language: 'en-US',
    country: 'DE',
    url_path: '/',
    event_type: '1',
    ...values,
  };
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return umamiHeadings
    .split(',')
    .map((heading) => cell(row[heading] ?? ''))
    .join(',');
}

export const umamiFile = (events: readonly Record<string, string>[]) =>
  `${[umamiHeadings, ...events.map(umamiRow)].join('\r\n')}\r\n`;
