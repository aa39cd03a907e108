/** Clipboard HTML of Word for Windows: a title, a heading, marked words, two lists, a table, a drawing. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/lan/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0in; font-size:11.0pt;}
 /* List Definitions */
 @list l0 {mso-list-id:1; mso-list-type:hybrid;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable {mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle>Bảng phí<o:p></o:p></p>
<h2 style='margin-top:2.0pt'><span lang=VI style='font-size:13.0pt;mso-ansi-language:VI'>Phí vận chuyển<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=VI>Hàng <b style='mso-bidi-font-weight:normal'>nặng</b> trên <i>30&nbsp;kg</i> xem <a
href="https://ben.vn/phi"><span style='color:#0563C1'>bảng phí</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Đường bay<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>5 ngày<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Đường biển<o:p></o:p></p>
<p class=MsoNormal>Thứ tự:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Đặt hàng<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Trả tiền<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'>
  <td width=200 colspan=2 valign=top style='width:149.6pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal align=center style='text-align:center'><b>Cân nặng<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=100 valign=top><p class=MsoNormal>1 kg<o:p></o:p></p></td>
  <td width=100 valign=top><p class=MsoNormal><span style='color:red'>200.000 đ</span><o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600"><v:stroke joinstyle="miter"/></v:shapetype><v:shape
 id="Picture_x0020_1" type="#_x0000_t75" style='width:200pt;height:100pt'><v:imagedata src="file:///C:/Users/lan/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=267 height=133 src="file:///C:/Users/lan/clip_image001.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`

/** Clipboard HTML of Google Docs. */
export const fromGoogle = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c3d4e-7fff-aaaa-bbbb-123456789abc"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Đổi trả</span></h2><p dir="ltr" style="line-height:1.38;text-align:center;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Trong </span><span style="font-size:11pt;color:#000000;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">7 ngày</span><span style="font-size:11pt;color:#000000;font-weight:400;font-style:italic;text-decoration:none;white-space:pre-wrap;"> kể từ</span><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre-wrap;"> khi nhận</span><span style="font-size:11pt;color:#cc0000;font-weight:400;font-style:normal;text-decoration:line-through;white-space:pre-wrap;"> hàng</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;color:#000000;font-weight:400;">Còn tem</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">chưa giặt</span></p></li></ul></ul><p dir="ltr"><a href="https://ben.vn/doi-tra" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">Xem thêm</span></a></p><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="200" /><col width="200" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;vertical-align:top;padding:5pt;"><p dir="ltr"><span style="font-weight:400;">Lỗi</span></p></td><td style="border:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:700;">Hoàn tiền</span></p></td></tr></tbody></table></div><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:100px;height:50px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="100" height="50" style="margin-left:0px;margin-top:0px;" /></span></p></b><br class="Apple-interchange-newline">`

/** Texts that would run scripts, embed frames, restyle the page or spoof links. */
export const hostile: readonly string[] = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<img src="data:image/svg+xml,<svg onload=window.hit=1>">',
  '<svg onload="window.hit=1"><style>*{display:none}</style><script>window.hit=1</script></svg>',
  '<math><mtext></p><img src=x onerror=window.hit=1></mtext></math>',
  '<math><mi//xlink:href="data:x,<script>window.hit=1</script>">',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href="JaVaScRiPt:window.hit=1">x</a>',
  '<a href=" java\tscript:window.hit=1">x</a>',
  '<a href="java\nscript:window.hit=1">x</a>',
  '<a href="&#106;avascript&colon;window.hit=1">x</a>',
  '<a href="\u0001javascript:window.hit=1">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<p style="position:fixed;inset:0;background:url(javascript:window.hit=1)" class="evil" id="root">x</p>',
  '<style>body{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>',
  '<form action="//evil.example"><input name=a autofocus onfocus="window.hit=1"><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hit=1>">',
  '<template><img src=x onerror=window.hit=1></template>',
  '<details open ontoggle="window.hit=1">x</details><video><source onerror="window.hit=1"></video>',
  '<table background="javascript:window.hit=1"><tbody><tr><td style="behavior:url(x)" onclick="window.hit=1">x</td></tr></tbody></table>',
  '<span class="color-red evil" style="color:expression(window.hit=1)">x</span>',
  '<img src="/files/a.png" width="1px;position:fixed" data-pending="x" srcset="//evil.example 1x">',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
]
