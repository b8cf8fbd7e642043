/** A page copied from Word for Windows, shortened. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-US style='mso-ansi-language:EN-US'>Dosing<o:p></o:p></span></p>
<h1><a name="_Toc1"></a><span lang=EN-US style='font-size:16.0pt;color:#2F5496'>What was <b>tested</b><o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=EN-US style='font-family:"Arial",sans-serif;
color:red;background:yellow'>Riders took <b style='mso-bidi-font-weight:normal'>4&nbsp;mg</b> a day<span
style='mso-spacerun:yes'>&nbsp;&nbsp; </span>for <i>28 days</i>.<a href="#_ftn1" name="_ftnref1"
title=""><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Chance<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Small groups<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Short trials<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Who was <u>tested</u><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <thead><tr style='mso-yfti-irow:0'><td width=200 valign=top style='border:solid windowtext 1.0pt'>
  <p class=MsoNormal><b>Trial<o:p></o:p></b></p></td>
  <td width=200><p class=MsoNormal><b>Dose<o:p></o:p></b></p></td></tr></thead>
 <tr style='mso-yfti-irow:1'><td width=200 valign=top><p class=MsoNormal>Res 2013<o:p></o:p></p></td>
  <td width=200><table class=MsoTableGrid><tr><td><p class=MsoNormal>20 mg</p></td><td><p class=MsoNormal>4 weeks</p></td></tr></table>
  <p class=MsoNormal><o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=96 height=96 src="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="x"><![endif]>In
<st1:place w:st="on">Hawaii</st1:place>, see <a href="https://example.com/study"><span style='color:#0563C1'>the
study</span></a> by <del cite="mailto:A"><span>Smith</span></del><ins cite="mailto:A">Res</ins>.<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/** A page copied from Google Docs, shortened. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8d2"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;">The trials</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">Two were </span><span style="font-size:11pt;font-weight:700;">small</span><span style="font-weight:400;font-style:italic;"> and short</span><span style="font-size:0.6em;vertical-align:super;">1</span><span style="font-weight:400">, see </span><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">here</span></a><span>.</span></p><br><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr"><span>Dose</span></p></td><td><p dir="ltr"><span style="font-weight:400">4 mg</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
