/** An illness that someone has or wants to cure. */
export const illness = `
MINE|=since ..3 PART ..3 HURT
HURT ..2 MINE ..1 PART
=have|=got|=getting|=get|=having|=habe|=tengo|=heb|=mam ..3 =rash|=hives|=fever|=vomiting|=dizzy|=dizziness|=nausea|=cramps|=fieber|=ausschlag|=fiebre|=sarpullido|=vomitos|=koorts|=uitslag|=goraczke|=wysypke
[en]
disease*|=diesease*|illness*|=illnes|=sickness|cancer|cancers|=cancerous|tumor*|tumour*|leukemi*|leukaemi*|lymphom*|melanoma*|diabet*|=diabeties|=diebetes|kidney|kidneys|=liver|hepatit*|cirrhosis|hypertens*|=hypotension|heartattack|arrhythm*|=arythmia|fibrillation|epilep*|depress*|=depresed|anxiety|bipolar|schizophren*|=ptsd|=ocd|=adhd|anorexi*|bulimi*|arthrit*|=artritis|rheumat*|autoimmun*|=lupus|crohn*|colitis|thyroid*|hashimoto*|asthma*|=copd|glaucoma*|cataract*|retinopath*|retinitis|eczema*|psoriasis|=acne|rosacea|melasma|vitiligo|alzheimer*|dementia|parkinson*|osteoporo*|anemi*|anaemi*|infertil*|=pcos|=endometriosis|covid*|allerg*|=alergic|=alergy|hormone*|=gout|migrain*|hemophil*|haemophil*|=hiv|=aids|=thrombosis|=embolism|pneumonia|tubercul*|=ulcer|=ulcers|=sepsis|=dialysis|=amd|=fibromyalgia|=sclerosis|=stroke|=strokes|=bleeding|=angina|=aneurysm*
=am|=im|=is|=are|=be|=being|=feel|=feeling|=felt|=fall|=falling|=very|=seriously|=terminally|=mentally|=chronically|=was|=critically|=got|=really|=so ..1 =ill|=sick
=terminally|=mentally|=seriously ill
=makes|=made|=making =me ..1 =sick|=ill
blood|=bp pressure|=presure|=preasure
=high|=low ..1 =bp|=sugar
=blood =sugar|=clot|=clots|=clotting
heart ..1 attack*|failure|disease|condition|problem*|defect
macular degenerat*
multiple sclerosis
health|medical|heart|kidney|liver ..1 condition|conditions|problem|problems
=have|=has|=got|=with ..1 =ms
chronic ..2 pain|condition|fatigue|disease|illness
=cure|=cures|=cured|=curing|=treat|=treats|=treated|=treating|=treatment|=treatments|=heal|=heals|=healed|=healing|remission
=am|=feel|=feeling|=been|=keep|=got|=im ..3 =dizzy|=vomiting|=nauseous|=feverish|=lightheaded
=throwing|=threw =up
vomit* ..4 since|after
since|after ..6 vomit*|rash|dizzy|nause*|hives|itch*|headache*

[de]
krankheit*|=krank|=kranke|=kranker|=kranken|erkrank*|=krebs|krebs*|=niere*|=leber*|=leberwerte|bluthochdruck|blutdruck|herzinfarkt|schlaganfall|depressi*|arthrose|schilddrus*|makuladegen*|=katarakt|glaukom|neurodermitis|schuppenflechte|=akne|heilt|heilen|=heilung|behandelt|behandeln|behandlung|=allergie*|=allergisch*|=allergiker*|diabetik*|zuckerkrank*|herzkrank*|herzfehler|=gicht|angststorung*|=rheuma|=demenz|=tumor
=grauer|=gruner|=grauen|=grunen =star

[es]
enfermedad*|enfermo*|enferma*|=cancer|=rinon*|=higado|hipertension|=infarto|artritis|=tiroides|cataratas|eccema|alergi*|=cura|=curar|=curarme|=tratamiento|=tratar|=trata|diabetes|depresion|ansiedad|=tumor|=ictus|=derrame
presion|tension arterial|=alta
degeneracion macular

[nl]
ziekte*|=ziek|=zieke|kanker|=nier|=nieren|=nierziekte|lever|=leverziekte|bloeddruk|=hartinfarct|hartaanval|beroerte|=depressief|=depressie|suikerziekte|artritis|=reuma|schildklier*|=astma|=staar|=genezen|=geneest|=behandeling|=behandelen|=behandelt|=allergisch|=allergie|=migraine|=artrose|hartpatient*|=hartproblem*|=tumor

[pl]
chorob*|=chory|=chora|=chorego|=chorej|=choruje|rak|=raka|=rakiem|=raku|nowotwor*|cukrzyc*|nerek|nerki|watrob*|nadcisnieni*|=cisnienie|=zawal*|=udar|depresj*|tarczyc*|=astma|=astme|=jaskr*|=zacm*|luszczyc*|alergi*|=uczulen*|=uczulony|=uczulona|=leczy|=leczyc|=leczeni*|=wyleczy*|=padaczk*|zwyrodnieni*|=miazdzyc*
`;
